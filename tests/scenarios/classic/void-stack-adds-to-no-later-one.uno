# G14 stacking corner: A stack that is void, for the one who faced it left, does not count in the next one.
edition classic
house stacking
top   b5
A     b+2 r1 r2
B     r+2 b+2 g1
C     W+4 b7 r+2
D     b+2 b1 b3
draw  y1 y2 y3 y4 y5 y6 y7

A  play b+2
B  play r+2
C  play W+4
C  colour b
= asks D challenge
D  quit
= asks A play; colour b; pile 7
A  draw
B  play b+2
= asks C stack
C  take
= asks A play; hand C b7 r+2 y2 y3; pile 4
