# G9 corner: Between two, a call made while naming the colour lapses when the other takes the cards: UNO is owed anew.
edition classic
top   r5
A     W+4 r1 g2
B     b3 y4
draw  b1 b2 b4 b5 y1 y2

A  play W+4
A  uno
A  colour r
B  accept
= asks A play; hand A r1 g2; owes none
A  play r1
= asks B play; owes A
B  catch A
= hand A g2 y1 y2
