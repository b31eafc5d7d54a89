# no_bluff plain: A legal Wild Draw Four is not put to the next player: four cards and the turn, as soon as the colour is named.
edition classic
house no_bluff
top   b5
A     W+4 r7 r8
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 g9

A  play W+4
= asks A colour; cards B=2
A  colour y
= asks C play; hand B g1 g2 y1 y2 y3 y4; colour y; pile 1; shown none
B  challenge !!
B  accept !!
