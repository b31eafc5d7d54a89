# M1 M2 corner: A Creeper among the three stays hidden and sets off nothing; later it is played as a plain wild.
edition minecraft
top   r5
A     g1
B     g6 g3 g8
draw  WC y1 WC r2 b4

A  draw
= asks A drawn; hand A g1 WC y1 WC r2; shown all A WC; pile 1
A  play r2 !!
A  play WC
A  colour g
= asks B play; hand A g1 WC y1 r2; pile 1
B  play g6
A  play WC
= asks A colour; hand A g1 y1 r2; pile 1; shown none
A  colour r
= asks B play; colour r
