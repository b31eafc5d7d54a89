# N2 corner: A six answers a coloured four; ten are due, as in the sheet's own example.
edition no-mercy
top   r5
A     r+4 b1 b3
B     W+6 y7 y8
C     r+4 W+10 g3
draw  r1 r2 r3 r4 r6 r7 r8 r9 b2 b4 b5

A  play r+4
= asks B stack
B  play W+6
B  colour r
= asks C stack
C  play r+4 !!     # the colour fits, the number does not
C  take
= asks A play; cards C=13; pile 1; colour r
