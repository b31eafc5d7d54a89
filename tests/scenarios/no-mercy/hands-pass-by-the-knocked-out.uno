# N10 N6 corner: A knocked-out player gets no hand from a zero, has no turn and answers nothing.
edition no-mercy
top   r5
A     r+2 b4 b5
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r0 y1 y2
D     r9 y3 y4 r4
draw  y6 y7 y8

A  play r+2
= out B; asks C play
C  play r0         # C to D, D to A, A past B to C
= asks D play; hand D y1 y2; hand A r9 y3 y4 r4; hand C b4 b5; cards B=0
B  draw !!
B  timeout !!
A  play r9 !!
