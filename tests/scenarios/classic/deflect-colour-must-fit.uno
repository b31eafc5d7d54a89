# deflect corner: The colour must fit, also that of the deflecting card before: a Skip does not follow a Skip of another colour.
edition classic
house deflect
top   r5
A     r+2 r1 r2
B     rS bS b1
C     bS gR r8
D     y1 y2
draw  g3 g4 g6

A  play r+2
B  play bS !!
B  play r+2 !!
B  play rS
# C's Skip is blue and their Reverse green: C takes the two at once.
= asks D play; hand C bS gR r8 g3 g4
