# G15 G3 corner: No colour being in force, an opening Optimus that times out is red, and the same seat then plays.
edition transformers
opening
top   WO/t3
A     y1/pSA y2/t1
B     r9/u5 g3/o2

= asks A colour
A  timeout
= asks A play; colour r
