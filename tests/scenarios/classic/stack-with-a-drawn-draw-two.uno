# stacking G5 corner: A Draw Two that was just drawn and is played begins a stack like any other.
edition classic
house stacking
top   r5
A     g1 g2
B     b+2 g3 g4
C     g6 g7
draw  r+2 y1 y2 y3 y4

A  draw
= asks A drawn
A  play r+2
= asks B stack
B  play b+2
= asks A play; hand C g6 g7 y1 y2 y3 y4; pile 0
