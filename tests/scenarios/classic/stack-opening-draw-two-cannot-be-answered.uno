# stacking G3 corner: The Draw Two turned first cannot be answered.
edition classic
house stacking
opening
top   r+2
A     b+2 W+4 g1
B     r3 g3 g4
C     g6 g7
draw  y1 y2 y3

= asks B play; hand A b+2 W+4 g1 y1 y2; pile 1
B  play r3
= asks C play
