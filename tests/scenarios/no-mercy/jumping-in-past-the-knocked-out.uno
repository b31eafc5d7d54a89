# jump_in N10 corner: After a jump the turn goes past the one knocked out, and the new two fall on the next one in.
edition no-mercy
house jump_in
top   r5
A     r+2 r+2 b4 b5
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r9 y1 y2
D     r8 y1 y2
draw  y3 y4 y5 y6

A  play r+2
= out B; asks C play; pile 3
A  play r+2
= asks D play; hand C r9 y1 y2 y4 y5; pile 1; hand A b4 b5
