# N6 N10 corner: With the third knocked out one opponent is left: the seven swaps at once and asks for nobody.
edition no-mercy
top   r5
A     r+2 b4 r7
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r9 y1 y2
draw  y6 y7 y8

A  play r+2
= out B; asks C play
C  play r9
A  play r7
= asks C play; hand A y1 y2; hand C b4; owes C; cards B=0
