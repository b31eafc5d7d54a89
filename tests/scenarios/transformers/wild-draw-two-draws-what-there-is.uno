# T5 G11 corner: Of the four only the cards that remain are drawn, the rest is void.
edition transformers
top   b5/p9
A     W+2/p2 g5/t4 r3/p7
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1

A  play W+2
A  colour g
B  challenge
# y3, then the reshuffled b5, then nothing
= hand B r1 y2 y3 b5; pile 0; discards 1; asks C play; top W+2; colour g
