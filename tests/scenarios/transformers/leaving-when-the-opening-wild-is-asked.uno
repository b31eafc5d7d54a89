# G14 G3 corner: The seat asked for the opening colour leaves: the side's first colour is in force and its turn is lost.
edition transformers
opening
top   WO/t3
A     y1/pSA y2/t1
B     r9/u5 g3/o2
C     b3/u8 g2/t+5

= asks A colour
A  quit
= out A; asks B play; colour r
