# T3 corner: Equal lowest numbers: the opponent draws two, the player names the colour, and the opponent whose turn comes next still plays.
edition transformers
side  dark
top   r5/t7
A     y1/WM b9/o8 b3/u3
B     r1/p3 r9/tR
C     r6/o9 y7/o2
draw  y3/u4 r8/t5 b2/p6

A  play WM
A  target B
= shown all A o8 u3; shown all B p3 tR; hand B p3 tR u4 t5; cards A=2; asks A colour
A  colour t
= asks B play; colour t
B  play tR
= asks A play; direction right; top tR
