# G3 corner: A Wild Draw Four turned up first goes to the bottom of the pile; the Gauntlet turned next asks for a colour.
edition avengers
opening
top   W+4
A     g1 g2
B     g3 g4
draw  WG b1

= top WG; discards 1; asks A colour; pile 2
A  colour r
= asks A play; colour r
A  draw
= asks B play; hand A g1 g2 b1; pile 1
B  draw
= asks B drawn; hand B g3 g4 W+4; pile 0
