# N10 N11 plain: Between two, the other is knocked out: the last player in wins, and 250 for it, nothing for the hand.
edition no-mercy
scoring points
top   r5
A     r+2 r3 r4
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
draw  y3 y4 y5

A  play r+2
= over; winner A; out B; hand A r3 r4; cards B=0; pile 2; score A=250 B=0; match none
