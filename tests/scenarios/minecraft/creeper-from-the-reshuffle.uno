# M1 G11 corner: A Creeper once played goes off again when it is drawn after a reshuffle.
edition minecraft
top   r5
under WC
A     g1 b2
B     g2 g3

A  draw
= asks A drawn; hand A g1 b2 WC; shown all A WC; pile 0; discards 1
A  play WC
A  colour b
= asks B play
B  draw
= asks A play; hand B g2 g3 r5; pile 0; discards 1
