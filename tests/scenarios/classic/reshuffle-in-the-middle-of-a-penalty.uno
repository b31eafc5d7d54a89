# G11 corner: A penalty that outlasts the draw pile goes on with the reshuffled one.
edition classic
top   r5
under y2 y2
A     r+2 g1 g2
B     g3 g4
C     g6 g7
draw  y1

# one from the pile, one of the three reshuffled
A  play r+2
= asks C play; cards B=4; pile 2; discards 1; top r+2
