# G12 N10 G14 corner: Knocked out and then gone: 250 all the same, and the lowest total is looked for among those still in the match.
edition no-mercy
scoring lowest 300
top   r5
score A=299 C=280
A     r+2 r3
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r6 gS
draw  y3 y4 y5

A  play r+2
A  uno
= out B; asks C play
B  quit
C  play r6
A  play r3
= over; winner A; score A=299 B=250 C=300; match A
