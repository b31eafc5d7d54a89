# G14 G12 corner: Under `points` a leaver's hand scores nothing for the winner, and the leaver keeps the total it had.
edition classic
scoring points
score B=70
top   r5
A     r1
B     W W+4
C     y5

B  quit
A  play r1
= over; winner A; out B; score A=5 B=70 C=0; match none
