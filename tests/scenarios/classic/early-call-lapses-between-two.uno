# G9 corner: Between two, a call lapses with the turn that ended with two cards, although the same player goes again.
edition classic
top   r5
A     r1 g2
B     b3 y4
draw  r+2 y1 y2 y3 y5 y6

A  uno
A  draw
A  play r+2
= asks A play; hand A r1 g2; owes none
A  uno
A  play r1
= asks B play; owes none
