# N4 G16 plain: With two in the round its player takes the four, the other is not even asked; the direction turns too.
edition no-mercy
top   r5
A     WR4 b1 b3
B     W+10 b8
draw  r1 r2 r3 r4 r6

A  play WR4
= asks A colour
A  colour b
= asks B play; hand A b1 b3 r1 r2 r3 r4; hand B W+10 b8; direction right; pile 1; colour b
A  play b1 !!
