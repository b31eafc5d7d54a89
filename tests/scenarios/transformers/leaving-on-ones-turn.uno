# G14 plain: Who leaves on their turn is out with their whole hand and draws nothing; the next seat plays.
edition transformers
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  g9/oR b1/uSA

A  quit
= out A; cards A=0 B=2 C=2; asks B play; pile 2; discards 1; colour r; back oR
A  play r1 !!
A  uno !!
