# draw_and_play G3 corner: An opening Draw Two leaves the turn as well.
edition classic
house draw_and_play
opening
top   r+2
dealer C
A     r1 b1
B     b2 b3
C     g1 g2
draw  y1 y2 y3

= asks A play; hand A r1 b1 y1 y2
