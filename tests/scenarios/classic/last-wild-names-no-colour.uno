# G10 corner: A Wild as the last card ends the round without a colour being named.
edition classic
top   r5
A     W
B     g1 g2
C     y2 y3

A  play W
= over; winner A; hand A; top W
A  colour g !!
