# T3 corner: With one opponent the hands are shown and the two drawn as the card falls; the loser does not lose the next turn.
edition transformers
side  dark
top   r5/t7
A     y1/WM r6/o9 b4/u4
B     r1/p3 g4/t9
draw  y3/u1 r8/t5 b2/p6

A  play WM
= shown all A o9 u4; shown all B p3 t9; hand B p3 t9 u1 t5; asks A colour; pile 1
A  colour p
= asks B play; colour p; cards A=2 B=4
