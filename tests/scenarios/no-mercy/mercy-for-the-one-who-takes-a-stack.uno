# N10 N2 corner: Taken by choice, a sum too large puts its player out; the next is not asked for the rest.
edition no-mercy
top   r5
A     r+2 b4 b5
B     b+4 y1 y2
C     W+10 b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3   # 22
D     y3 b4
draw  y3 y4 y5 y6 y7 y8 y9

A  play r+2
B  play b+4
= asks C stack
C  take            # three of six
= out C; asks D play; hand D y3 b4; pile 4; colour b
