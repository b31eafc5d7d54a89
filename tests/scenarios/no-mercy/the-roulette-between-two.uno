# N8 G7 corner: Between two its player goes again; the colour named may be the one in force.
edition no-mercy
top   r5
A     WCR b1 r3
B     y7 y8
draw  g1 r2 b9

A  play WCR
= asks B colour
B  colour r
= asks A play; colour r; hand B y7 y8 g1 r2; pile 1; direction left
A  play b1 !!
A  play r3
= asks B play; owes A
