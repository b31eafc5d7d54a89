# G9 N1 corner: Called with two cards but then had to draw: the turn ended with two, so the call is owed anew.
edition no-mercy
top   r5
A     g1 g2
B     g6 b1 b2
draw  r6 b9 b8

A  uno
A  draw
= asks A drawn; hand A g1 g2 r6
A  play r6
= asks B play; hand A g1 g2; owes none
B  play g6
= asks A play
A  play g1
= asks B play; owes A
B  catch A
= owes none; hand A g2 b9 b8
