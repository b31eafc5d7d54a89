# G5 corner: One may draw with a fitting card in hand, but then only the drawn card may be played.
edition classic
top   r5
A     r1 g5
B     g3 g4 g6
draw  r9 y1

A  draw
= asks A drawn; hand A r1 g5 r9
A  play r1 !!
A  play g5 !!
A  draw !!
A  play r9
= asks B play; hand A r1 g5; top r9
