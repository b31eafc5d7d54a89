# N1 corner: A wild is always playable, so holding one is enough to forbid the draw.
edition no-mercy
top   r5
A     WCR g4 g6
B     y1 y2
C     b1 b2
draw  r1 r2

A  draw !!
A  pass !!
A  play g4 !!
A  play WCR
= asks B colour; hand A g4 g6; top WCR; pile 2
