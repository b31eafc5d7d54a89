# no_bluff M1 corner: A Creeper is played with the colour in hand where a Wild Draw Four is refused; one kept does not bar the Draw Four, which draws at once.
edition minecraft
house no_bluff
top   r5
A     W+4 WC r1
B     W+4 WC g1
C     y5
draw  b1 WC g2 g3 g4 b2 b3 b9

A  play W+4 !!
A  play WC
A  colour y
= asks B play; hand A W+4 r1; pile 8
B  play W+4
B  colour r
= asks A play; hand C y5 b1 WC g2 g3 g4 b2 b3; shown all C WC; colour r; pile 1
C  challenge !!
