# G15 N6 G14 corner: The next seat has left, so by default the swap is with the one after.
edition no-mercy
top   r5
A     r7 b4 g3
B     y1 y2 y3
C     g8 g9 b8 b9
D     b1 b2 b3
draw  b9

B  quit
A  play r7
= asks A target
A  timeout
= asks C play; hand A g8 g9 b8 b9; hand C b4 g3; hand D b1 b2 b3
