# stacking G9 corner: Who faces a stack and who stacked last may both have called; neither call takes back the other.
edition classic
house stacking
top   r5
A     r+2 r1 r2
B     W+4 g5 g6
C     W+4 g1
D     g2 g3
draw  y1 y2 y3 y4 y5 y6 y7 y8 y9 b1 b2 b3

A  play r+2
B  play W+4
B  colour b
= asks C challenge
C  uno
B  uno
B  uno !!
C  uno !!
C  play W+4
= owes none
D  catch C !!
C  colour g
= asks D challenge
