# T4 plain: A dark Flip turns everything back to the light side in the same way.
edition transformers
side  dark
top   r5/t7
under b2/o8
A     y4/tF b9/o5 b4/u1
B     r1/p3 g4/t9
C     g1/o5 g9/o+5
draw  y3/u1 r8/t4

A  play tF
= side light; top b2; colour b; asks B play; hand A b9 b4; hand B r1 g4; hand C g1 g9; discards 3; pile 2; back t4
B  draw
= hand B r1 g4 r8; asks C play; back u1; side light
