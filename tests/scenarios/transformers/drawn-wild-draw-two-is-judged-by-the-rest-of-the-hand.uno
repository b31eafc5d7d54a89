# T1 T5 corner: A Wild Draw Two drawn on the turn may be played at once, and is a bluff if the cards already held had the colour.
edition transformers
top   b5/p9
A     b3/u8 g2/t+5
B     y1/pSA y2/t1
C     y9/u4 y8/o2
draw  W+2/p2 y3/u1 y5/t8 y7/o2

A  draw
= asks A drawn; hand A b3 g2 W+2
A  play W+2
A  colour r
= asks B challenge
B  challenge
= shown all A b3 g2; hand A b3 g2 y3 y5; asks B play; pile 1
