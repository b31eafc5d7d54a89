# A2 G10 A1 corner: A Draw Two laid as the last card is no last Draw Two: only those with its colour draw.
edition avengers
scoring points
top   b9
A     WG u+2
B     g5
C     u3
draw  b1 b2 b3

A  play WG
A  lay u+2
= over; winner A; hand B g5; hand C u3 b1 b2; pile 1; score A=11 B=0 C=0
