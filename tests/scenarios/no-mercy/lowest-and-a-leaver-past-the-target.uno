# G12 G14 corner: A leaver's hand is added to the total; past the thousand it does not end the match of the others.
edition no-mercy
scoring lowest
score A=500 B=10 C=960
top   r5
A     r3
B     g5
C     W+6 r1
draw  y3 y4 y5

C  quit
= out C; asks A play
A  play r3
= over; winner A; score A=500 B=15 C=1011; match none
