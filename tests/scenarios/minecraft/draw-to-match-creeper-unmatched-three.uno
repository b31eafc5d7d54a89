# draw_to_match M1 M2 corner: A Creeper none of whose three matches ends the drawing too; the second one among them is not shown, and of the two one is played.
edition minecraft
house draw_to_match
top   r5
A     g1 b2
B     g2 g3
draw  WC y1 WC y2 y3 r6

A  draw
= asks A drawn; hand A g1 b2 WC y1 WC y2; shown all A WC; pile 2
A  play WC
A  colour y
= asks B play; hand A g1 b2 WC y1 y2; pile 2
