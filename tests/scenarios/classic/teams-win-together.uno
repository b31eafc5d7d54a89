# teams plain: The round is won by the team one of whose seats goes out, and it scores what the other team holds.
edition classic
house teams
scoring points
top   r5
A     r1
B     b9 g8
C     y9 W
D     g+2
draw  y1 y2 y3

A  play r1
# 9 + 8 of B, 20 of D; C's hand counts for nothing.
= over; winner A C; score A=37 B=0 C=37 D=0; match none
