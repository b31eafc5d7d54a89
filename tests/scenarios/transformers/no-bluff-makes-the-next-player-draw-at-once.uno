# no_bluff T5 plain: A legal Wild Draw Two is not asked about: the colour named, the next player draws two and loses the turn.
edition transformers
house no_bluff
top   b5/p9
A     W+2/p2 g5/t4 r3/p7
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
= asks A colour
A  colour g
= asks C play; hand B r1 y2 y3 y5; pile 1; colour g; shown none
B  challenge !!
