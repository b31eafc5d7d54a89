# M1 G9 plain: The two cards of a catch may hold a Creeper, which goes off though it is another's turn; it cannot be played then.
edition minecraft
top   r5
A     r1 b1
B     g2 g3
C     y9 y8
draw  WC y1 y2 y3 g4 g5

A  play r1
= owes A
C  catch A
= asks B play; hand A b1 WC y1 y2 y3 g4; owes none; shown all A WC; pile 1
A  play WC !!
