# G10 plain: After a last Wild Draw Two the next player draws two, without a colour or a challenge.
edition transformers
scoring points
top   b5/p9
A     W+2/p2
B     r1/pSA y2/t1
C     y8/o2
draw  y3/u1 W+2/o4 y7/o2

A  play W+2
# B: 1 + 2 + 3 + 50, C: 8
= over; winner A; hand B r1 y2 y3 W+2; cards C=1; pile 1; score A=64 B=0 C=0; top W+2
B  challenge !!
A  colour r !!
