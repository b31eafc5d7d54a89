# G15 A1 plain: Out of time the first coloured card held is laid and the colour in force stays; only the seat that is asked can run out of time.
edition avengers
top   b5
A     WG W u7 g1
B     b8 u2 b9
draw  r1 u4 u5 r9

# The red card comes last in A's hand, for it was drawn.
A  draw
= asks B play; hand A WG W u7 g1 r1
B  play b8
A  play WG
= asks A lay
B  timeout !!
A  timeout
= asks A colour; hand A W g1 r1; colour b
A  timeout
= asks B play; colour b; hand B u2 b9 u4 u5; hand A W g1 r1; pile 1; discards 4
