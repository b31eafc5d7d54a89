# G13 plain: A +1 makes the next player draw one and lose the turn; another +1 in hand is no answer to it.
edition transformers
top   r5/t7
A     r+1/p3 y2/t1 y3/u1
B     g+1/o6 b4/u1
C     g+1/t6 b3/u8 b8/t4
draw  y9/u4 y8/o2

A  play r+1
= asks C play; hand B g+1 b4 y9; pile 1; top r+1; colour r
B  play g+1 !!
C  play g+1
= asks B play; hand A y2 y3 y8; pile 0; colour g
