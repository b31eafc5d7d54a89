# A2 G12 corner: Under lowest the winner's last Gauntlet can push another over the target, and the lowest total wins the match.
edition avengers
scoring lowest 500
score A=490 B=495 C=300
top   b9
A     WG r1
B     r3
C     g5
draw  b1 b2 b3

A  play WG
A  lay r1
# B: 495 + 3 + 1 + 2; C: 300 + 5
= over; winner A; hand B r3 b1 b2; score A=490 B=501 C=305; match C
