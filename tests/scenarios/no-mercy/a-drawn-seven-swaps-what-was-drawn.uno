# N1 N6 corner: A seven that ends the drawing swaps away the other cards just drawn.
edition no-mercy
top   r5
A     g1
B     b9 b8 b6
C     y1 y4
draw  y3 b2 r7 g9

A  draw
= asks A drawn; hand A g1 y3 b2 r7; pile 1
A  play r7
= asks A target; hand A g1 y3 b2
A  target C
= asks B play; hand A y1 y4; hand C g1 y3 b2; hand B b9 b8 b6; owes none
