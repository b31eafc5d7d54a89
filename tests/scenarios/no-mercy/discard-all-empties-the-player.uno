# N5 G12 corner: Its player's hand runs empty, and so do others: the player wins, the rest keep the other colours.
edition no-mercy
scoring points
top   r9
A     rDA r3 r4
B     r1
C     r5 b3
draw  b9

A  play rDA
= over; winner A; hand A; hand B; hand C b3; score A=3 B=0 C=0; match none
