# G14 corner: Who leaves when asked about the drawn card takes it along; nothing is played for them.
edition transformers
top   r5/t7
A     b1/p2 g4/t4
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  r8/t4 b1/uSA

A  draw
= asks A drawn
A  quit
= out A; asks B play; top r5; pile 1; discards 1; cards A=0 B=2 C=2
