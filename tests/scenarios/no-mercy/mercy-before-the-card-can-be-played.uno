# N10 N1 corner: The twenty-fifth card would fit, but its player is out before it can be played.
edition no-mercy
direction right
top   r5
A     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
B     r1 g2
C     y1 y2
draw  r8 r6

A  draw
= out A; asks C play; cards A=0; pile 1; discards 1; top r5; direction right
