# N1 N9 corner: Drawing stops at a wild too; it must be played and its player names the colour.
edition no-mercy
top   r5
A     g1 g2
B     b9 b8
C     y1 g7
draw  y3 W+6 r1 r2 r3 r4 r6 r8 r9

A  draw
= asks A drawn; hand A g1 g2 y3 W+6; pile 7
A  pass !!
A  play g1 !!
A  play W+6
= asks A colour; hand A g1 g2 y3
A  colour g
= asks C play; colour g; hand B b9 b8 r1 r2 r3 r4 r6 r8; pile 1; hand A g1 g2 y3
