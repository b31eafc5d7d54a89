# stacking corner: Facing a stack one neither plays another card, nor draws, nor passes, and nobody else may answer.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     b+2 r1 rR rS
C     r+2 g6 g7
draw  y1 y2 y3

A  play r+2
B  play r1 !!
B  play rR !!
B  play rS !!
B  draw !!
B  pass !!
A  take !!
C  play r+2 !!
= asks B stack; pile 3
B  take
= asks C play; cards B=6
