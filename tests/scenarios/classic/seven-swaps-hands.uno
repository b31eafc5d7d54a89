# seven_zero plain: Who plays a Seven must swap hands with another player of their choice.
edition classic
house seven_zero
top   r5
A     r7 g1 g2
B     r3 g3 g4
C     r6 g6 y8 y9

A  play r7
= asks A target; hand A g1 g2; top r7
A  target A !!
A  pass !!
B  target C !!
A  target C
= asks B play; hand A r6 g6 y8 y9; hand C g1 g2; hand B r3 g3 g4; colour r; owes none
