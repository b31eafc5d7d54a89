# G14 T5 corner: The player leaves before naming the colour: the one in force stays and the two cards are taken as accepted.
edition transformers
top   b5/p9
A     W+2/p2 b3/u8 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
= asks A colour
A  quit
= out A; hand B r1 y2 y3 y5; asks C play; colour b; pile 1
