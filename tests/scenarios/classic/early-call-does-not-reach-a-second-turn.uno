# G6 G9 corner: Between two, who skips the other goes again: a call made early does not count for that second turn.
edition classic
top   r5
A     rS r1
B     g1 g2 g3
draw  r6 y3 y4

A  uno
A  play rS
= asks A play; owes none; hand A r1
A  draw
= asks A drawn
A  play r6
= asks B play; owes A; hand A r1
B  catch A
= hand A r1 y3 y4; owes none
