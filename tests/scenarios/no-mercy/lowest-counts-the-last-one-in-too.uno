# G12 N10 corner: The last player in wins the round with cards in hand, and adds them like everybody else.
edition no-mercy
scoring lowest
score A=10 B=20
top   r5
A     r+2 r3 rS
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
draw  y3 y4 y5

A  play r+2
= over; winner A; score A=33 B=270; match none
