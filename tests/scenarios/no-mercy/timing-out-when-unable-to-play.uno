# G15 N1 plain: Unable to play, the default draws until a card fits, and timing out again plays that card.
edition no-mercy
top   r5
A     b4 g3
B     y1 y2
draw  y3 r9 b9

A  timeout
= asks A drawn; hand A b4 g3 y3 r9; pile 1
A  timeout
= asks B play; hand A b4 g3 y3; top r9
