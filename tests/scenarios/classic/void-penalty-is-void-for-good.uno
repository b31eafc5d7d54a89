# G14 G10 corner: The four that nobody drew, for the one who faced them left, are not added to a later last Draw Two.
edition classic
top   b5
A     W+4 r1 r2
B     g1 g2
C     r3 r+2
draw  y1 y2 y3 y4 y5 y6 y7

A  play W+4
A  colour r
B  quit
= asks C play; pile 7
C  play r3
A  play r1
C  uno !!
C  play r+2
= over; winner C; cards A=3; pile 5
