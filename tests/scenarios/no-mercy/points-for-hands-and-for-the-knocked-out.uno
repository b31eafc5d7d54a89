# N11 G12 plain: The winner scores the cards still held and 250 for the one knocked out.
edition no-mercy
scoring points
top   r5
A     r+2 r3
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r6 g9 WCR
draw  y3 y4 y5

A  uno
A  play r+2
= out B; asks C play; owes none
C  play r6
= asks A play
A  play r3
= over; winner A; hand C g9 WCR; score A=309 B=0 C=0; match none    # 9 + 50 + 250
