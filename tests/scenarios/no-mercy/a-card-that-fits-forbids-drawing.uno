# N1 plain: Whoever holds a card that fits may neither draw nor pass.
edition no-mercy
top   r5
A     b5 g4 g6
B     y1 y2
draw  r1 r2

A  draw !!
A  pass !!
A  play g4 !!
A  play b5
= asks B play; hand A g4 g6; top b5; colour b; pile 2
