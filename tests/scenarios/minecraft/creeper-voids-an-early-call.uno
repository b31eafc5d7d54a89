# G9 M1 corner: A call made with two cards lapses when the turn ends with the Creeper drawn and kept; the next single card owes anew.
edition minecraft
top   r5
A     g1 b1
B     r6 g6 y1 y2
draw  WC

A  uno
# Nothing is left for the three.
A  draw
= asks A drawn; hand A g1 b1 WC; pile 0
A  pass
B  play r6
A  play WC
A  colour g
= asks B play; hand A g1 b1; owes none
B  play g6
A  play g1
= asks B play; hand A b1; owes A
