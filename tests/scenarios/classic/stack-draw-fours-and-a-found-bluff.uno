# stacking corner: Of two Wild Draw Fours only the last is challenged: guilty, its player draws four and the challenger the other four.
edition classic
house stacking
top   r5
A     W+4 g1 g2
B     W+4 y1 y2
C     b1 b2
draw  b3 b4 b5 b6 b7 b8 b9 g9 g8

A  play W+4
A  colour y
B  play W+4
B  colour g
= asks C challenge
C  challenge
= shown C B y1 y2; cards A=2 B=6 C=6; asks A play; colour g; pile 1
