# G11 G12 corner: In a blocked round the points decide and not the number of cards.
edition classic
scoring points
top   r5
A     W
B     g1 g2 g3
C     y9 y8

# A 50, B 6, C 17
A  pass
B  pass
C  pass
= over; winner B; score A=0 B=67 C=0
