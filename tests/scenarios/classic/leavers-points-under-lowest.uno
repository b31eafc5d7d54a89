# G14 G12 corner: Under `lowest` a leaver's points are added to the leaver; reaching the target so does not end the match.
edition classic
scoring lowest
score A=100 B=50 C=460
top   r5
A     r1
B     y5
C     W y9

# C: 460 + 50 + 9, but C is out of the match
C  quit
A  play r1
= over; winner A; score A=100 B=55 C=519; match none
