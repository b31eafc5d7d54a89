# M1 G11 G9 corner: A Creeper without a card left for its three is still shown; played at once it may leave a single card, and the call is owed.
edition minecraft
top   r5
A     g1
B     g2 g3
draw  WC

A  draw
= asks A drawn; hand A g1 WC; shown all A WC; pile 0; discards 1
A  play WC
= asks A colour; owes A
A  colour g
= asks B play; owes A
A  uno
= owes none
