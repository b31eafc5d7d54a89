# G14 corner: Two of three seats leave, one of them in answer to a Wild Draw Two: the player left wins the single round.
edition transformers
top   b5/p9
A     W+2/p2 g3/u2 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1

C  quit
A  play W+2
A  colour r
B  quit
= over; winner A; match A; cards A=2 B=0 C=0
