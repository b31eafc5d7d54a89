# no_bluff plain: Who holds a card of the colour in force cannot play the Wild Draw Four.
edition classic
house no_bluff
top   b5
A     W+4 b3 r7
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4

A  play W+4 !!
= asks A play; hand A W+4 b3 r7; top b5
A  play b3
= asks B play
