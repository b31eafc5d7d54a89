# G14 no_bluff corner: Under `no_bluff`, too, a Wild Draw Four whose player leaves before naming the colour acts in the colour in force.
edition classic
house no_bluff
top   r5
A     W+4 b1 b2
B     g1 g2
C     r1 y2
draw  y3 y4 y5 y6 y7

A  play W+4
= asks A colour
A  quit
= out A; colour r; hand B g1 g2 y3 y4 y5 y6; asks C play; pile 1
