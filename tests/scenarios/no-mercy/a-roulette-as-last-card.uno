# G10 N8 corner: A roulette laid last asks nobody for a colour and makes nobody draw.
edition no-mercy
top   r5
A     WCR
B     y1 y2
C     b4
draw  r1 r2 r3

A  play WCR
= over; winner A; hand B y1 y2; pile 3
