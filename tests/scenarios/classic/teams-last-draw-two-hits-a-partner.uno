# teams G10 corner: A last Draw Two makes the next player draw, and counts what the other team holds.
edition classic
house teams
scoring points
top   r5
A     r+2
B     b1
C     g1 g2
D     y1 y2
draw  g4 g6

A  play r+2
# 1 + 4 + 6 of B, 1 + 2 of D
= over; winner A C; score A=14 C=14 B=0
