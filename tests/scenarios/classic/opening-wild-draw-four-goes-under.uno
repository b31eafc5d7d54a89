# G3 corner: A Wild Draw Four turned first goes to the bottom of the draw pile, and another card is turned.
edition classic
top   W+4
opening
A     g1 g2 g3
B     g4 g6 g7
C     g8 g9 b1
draw  r5 y1

# r5 is turned in its place; the pile is then y1, W+4
= asks A play; top r5; colour r; discards 1; pile 2; cards A=3 B=3 C=3
A  draw
= asks B play; hand A g1 g2 g3 y1; pile 1
B  draw
= asks B drawn; hand B g4 g6 g7 W+4; pile 0
