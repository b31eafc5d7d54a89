# jump_in stacking corner: A sum that was drawn for want of an answer is paid; the Draw Two that jumps in counts two again.
edition classic
house jump_in stacking
top   r3
A     r+2 g1 g2
B     g3 g4
C     r6 g6 g7
D     r+2 g8 g9
draw  y1 y2 y3 y4 y5

A  play r+2
= asks C play; cards B=4
D  play r+2
= asks B play; hand A g1 g2 y3 y4; cards B=4; pile 1
