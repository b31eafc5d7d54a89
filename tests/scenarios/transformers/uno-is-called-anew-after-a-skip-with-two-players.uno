# G9 G6 corner: A call made for one turn is used up by it: who goes again, draws and plays down to one card owes another.
edition transformers
top   r5/t7
A     rS/p2 b2/t1
B     g1/u3 g2/u4 g3/o5
draw  rR/t2 g8/p1

A  uno
A  play rS
= asks A play; cards A=1; owes none
A  draw
= asks A drawn
A  play rR
= asks A play; owes A; direction right
A  uno
= owes none
