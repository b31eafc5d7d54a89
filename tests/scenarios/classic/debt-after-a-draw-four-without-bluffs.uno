# no_bluff G9 corner: The four drawn at once leave the UNO window open until the next turn is played.
edition classic
house no_bluff
top   b5
A     W+4 r7
B     g1 g2
C     y9 y8 y7
draw  y1 y2 y3 y4 g9 g8

A  play W+4
A  colour y
= asks C play; owes A; cards B=6
C  play y9
= owes none; asks A play
B  catch A !!
