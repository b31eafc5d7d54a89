# no_bluff corner: On a wild the named colour decides: a card of it makes the Wild Draw Four illegal, one of the colour to be named does not.
edition classic
house no_bluff
top   W
colour g
A     W+4 g1 b3
B     W+4 b1 b2
C     y9 y8 y7
draw  y1 y2 y3 y4

A  play W+4 !!
A  play g1
= asks B play; colour g
B  play W+4
B  colour b
= asks A play; cards C=7; colour b
