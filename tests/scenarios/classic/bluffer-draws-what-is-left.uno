# G8 G11 corner: Found out, the bluffer draws what there is; the challenger's turn comes all the same, with nothing left to draw.
edition classic
top   b5
A     W+4 b3 r7
B     g1 g2
C     y9 y8
draw  y1

A  play W+4
A  colour r
B  challenge
= shown B A b3 r7; hand A b3 r7 y1 b5; asks B play; pile 0; discards 1
B  draw !!
B  pass
= asks C play
