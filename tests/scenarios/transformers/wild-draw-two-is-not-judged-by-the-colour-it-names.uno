# T5 corner: Holding cards of the colour one names is no fault; only the colour in force before counts.
edition transformers
top   WO/t3
colour g
A     W+2/p2 r5/t4 r3/p7
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2 y6/oSA g9/oR

A  play W+2
A  colour r
B  challenge
= shown all A r5 r3; cards A=2 B=6; asks C play; colour r; pile 1
