# G13 G8 corner: Without the house rule neither a Wild Draw Four nor a Draw Two answers a Wild Draw Four.
edition classic
top   r5
A     W+4 g1 g2
B     W+4 g+2 g3
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour g
= asks B challenge
B  play W+4 !!
B  play g+2 !!
B  accept
= asks C play; cards B=7; pile 1
