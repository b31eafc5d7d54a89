# G9 corner: A call made early and not followed by a play lapses with the turn, though nobody plays; it may be made again.
edition classic
top   b5
A     b1 r2
B     g1 g2
draw  b9 y1 b8 y2 y3

A  uno
A  uno !!
A  draw
A  pass
= asks B play; cards A=3
B  draw
= asks A play; cards B=3
A  play b1
= asks B play; cards A=2; owes none
B  draw
B  pass
= asks A play
A  uno
A  draw
= asks B play; cards A=3
