# G15 G11 corner: Unable to play and nothing left to draw, the default passes.
edition no-mercy
top   r5
A     b4 g3
B     r9 y1 y2

A  timeout
= asks B play; hand A b4 g3; pile 0; top r5
B  timeout
= asks A play; hand B y1 y2; top r9
