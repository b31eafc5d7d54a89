# G12 G14 N10 corner: One who is knocked out and then leaves counts 250 once, and is out of the match.
edition no-mercy
scoring lowest
score A=760 B=3 C=4
top   r5
A     g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1   # 23
B     r1
C     y1 y2
draw  y8 y9

A  draw
= out A; asks B play
A  quit
A  quit !!
= asks B play; pile 0
B  play r1
= over; winner B; score A=1010 B=3 C=7; match none
