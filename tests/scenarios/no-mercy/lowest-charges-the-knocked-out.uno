# G12 plain: Under lowest everybody adds what they hold, the knocked out 250.
edition no-mercy
scoring lowest
score A=10 B=20 C=30
top   r5
A     r+2 r3
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r6 g7
draw  y3 y4 y5

A  uno
A  play r+2
= out B; asks C play
C  play r6
A  play r3
= over; winner A; score A=10 B=270 C=37; match none
