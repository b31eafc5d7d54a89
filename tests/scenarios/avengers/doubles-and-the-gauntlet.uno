# doubles A1 corner: A laid number is joined by none, and on its inert card only the colour counts.
edition avengers
house doubles
top   b5
A     WG r7 u7 g1
B     g7 u7 g2
draw  u1 u2

A  play WG
A  lay r7
= asks A colour
A  colour g
= asks B play
B  play u7 !!
B  play g7
= asks B more
B  add u7
= asks A play; colour u
