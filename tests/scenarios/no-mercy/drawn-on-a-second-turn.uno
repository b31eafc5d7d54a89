# N7 N1 corner: After a Skip Everyone its player must still play, and so draw if nothing fits.
edition no-mercy
top   r5
A     rSA g1 g2
B     y1 y2
C     b1 b2
draw  y5 r6 r8

A  play rSA
= asks A play; hand A g1 g2
A  pass !!
A  draw
= asks A drawn; hand A g1 g2 y5 r6; pile 1
A  play r6
= asks B play; hand A g1 g2 y5; direction left
