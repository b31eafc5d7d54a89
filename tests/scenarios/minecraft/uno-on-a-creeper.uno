# M3 M1 G9 corner: A Creeper played as the last card but one owes the call while the colour is still asked; being caught may draw the next Creeper.
edition minecraft
top   r5
A     WC b1
B     g2 g3
C     y9 y8
draw  g4 WC y1 y2 y3 b6

A  play WC
= asks A colour; owes A
B  catch A
= asks A colour; hand A b1 g4 WC y1 y2 y3; owes none; shown all A WC; pile 1
A  colour g
= asks B play; colour g
