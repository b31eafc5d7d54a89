# G12 G14 corner: A leaver is out of the match too: the lowest total among those still in it wins.
edition no-mercy
scoring lowest
score A=500 B=990 C=0
top   r5
A     r3
B     gS
C     r1 r2
draw  y3 y4 y5

C  quit
A  play r3
= over; winner A; score A=500 B=1010 C=3; match A
