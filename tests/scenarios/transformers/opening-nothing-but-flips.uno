# G3 corner: With nothing but Flips left to turn, the Flip stays, does nothing, and its colour is in force.
edition transformers
opening
top   rF/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  bF/u6

= asks A play; colour r; top rF; side light; direction left
A  play g4 !!
A  play r1
= asks B play; colour r
