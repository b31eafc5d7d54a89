# N1 plain: Whoever cannot play draws until a card fits, and that one card must be played.
edition no-mercy
top   r5
A     b3 g4
B     y1 y2
draw  b7 y9 g2 r1 y6

A  pass !!
A  play b3 !!
A  draw
= asks A drawn; hand A b3 g4 b7 y9 g2 r1; pile 1; top r5
A  pass !!
A  draw !!
A  play b3 !!
B  play y1 !!
A  play r1
= asks B play; hand A b3 g4 b7 y9 g2; top r1; pile 1; discards 2; owes none
