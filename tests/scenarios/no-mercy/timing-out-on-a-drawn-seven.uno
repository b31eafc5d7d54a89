# G15 N6 corner: A drawn seven is played by default, and by default the next player is the one to swap with.
edition no-mercy
top   r5
A     b4 g3
B     y1 y2 y3
C     g8 g9 b8 b9
draw  r7 b9

A  draw
= asks A drawn
A  timeout
= asks A target; top r7
A  timeout
= asks B play; hand A y1 y2 y3; hand B b4 g3; cards C=4
