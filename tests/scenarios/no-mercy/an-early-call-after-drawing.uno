# G9 N1 corner: One card, and the first one drawn fits: with the two in hand it may be called before playing.
edition no-mercy
top   r5
A     g1
B     y1 y2
C     y3 y4
draw  r6 b9 b8

A  uno !!
A  draw
= asks A drawn; hand A g1 r6
A  uno
A  play r6
= asks B play; owes none; hand A g1
B  catch A !!
