# doubles seven_zero plain: What a Seven does happens once, after the last one.
edition classic
house doubles seven_zero
top   r9
A     r7 b7 g1
B     y1 g2 g3
C     r1
draw  g4 g6

A  play r7
= asks A more
A  add b7
= asks A target; colour b
A  target B
= hand A y1 g2 g3; hand B g1; owes B; asks B play
