# G10 plain: A last Optimus ends the round without a duel.
edition transformers
scoring points
top   b5/p9
A     WO/t3
B     r1/pSA y2/t1
C     y8/o2
draw  y3/u1 y7/o2

A  play WO
= over; winner A; shown none; cards A=0 B=2 C=1; pile 2; score A=11 B=0 C=0
A  target B !!
