# G15 N9 corner: The first card that fits is a wild: timing out again names the colour in force.
edition no-mercy
top   g5
A     b4 W+6 g3
B     y1 y2
C     g8 g9
draw  r1 r2 r3 r4 r6 r7 b9

A  timeout
= asks A colour; hand A b4 g3; top W+6
B  timeout !!
A  timeout
= asks C play; colour g; cards B=8; pile 1
