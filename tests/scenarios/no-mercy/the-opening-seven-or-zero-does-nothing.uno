# G3 corner: A seven or a zero that opens the round swaps nothing and passes nothing on.
edition no-mercy
top   y7
opening
A     y0 b1 b2
B     r1 r2
C     g1 g2 g3
draw  b9

= asks A play; top y7; discards 1; pile 1; hand A y0 b1 b2; hand B r1 r2; hand C g1 g2 g3
A  play y0
= hand A g1 g2 g3; hand B b1 b2; hand C r1 r2
