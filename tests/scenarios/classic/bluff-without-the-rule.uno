# no_bluff G8 corner: Without the house rule the same illegal card is played, and found out only by a challenge.
edition classic
top   b5
A     W+4 b3 r7
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 g9

A  play W+4
= asks A colour
A  colour y
= asks B challenge
B  accept
= asks C play; cards A=2 B=6; shown none
