# no_bluff corner: A card of the same number and other wilds in the hand do not make the Wild Draw Four illegal.
edition classic
house no_bluff
top   b5
A     W+4 r5 W W+4
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 g9

A  play W+4
A  colour b
= asks C play; cards A=3 B=6; colour b
