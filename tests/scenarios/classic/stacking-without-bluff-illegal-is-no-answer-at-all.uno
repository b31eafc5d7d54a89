# stacking no_bluff corner: Whose only draw card would be illegal cannot answer, so the sum is drawn at once.
edition classic
house stacking no_bluff
top   r5
A     r+2 g1 g2
B     W+4 r1 b4
C     g6 g7
draw  y1 y2 y3

A  play r+2
= asks C play; hand B W+4 r1 b4 y1 y2; pile 1
