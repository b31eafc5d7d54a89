# teams G11 corner: A blocked round is won by the team whose seats hold less together, not by the lowest hand.
edition classic
house teams
scoring points
top   r5
A     b1
B     b2 b3
C     W+4 y9
D     g4 g6
colour r

A  pass
B  pass
C  pass
D  pass
# A's hand is the lowest, but A and C hold 60 together, B and D 15.
= over; winner B D; score A=0 B=60 C=0 D=60
