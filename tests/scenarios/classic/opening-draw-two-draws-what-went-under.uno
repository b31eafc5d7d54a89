# G3 corner: A Draw Two turned in a Wild Draw Four's place takes effect; the last card of the pile is the Draw Four beneath.
edition classic
opening
top   W+4
A     g1 g2 g3
B     g4 g6 g7
C     g8 g9 b1
draw  r+2 y1

= asks B play; top r+2; hand A g1 g2 g3 y1 W+4; pile 0; discards 1
