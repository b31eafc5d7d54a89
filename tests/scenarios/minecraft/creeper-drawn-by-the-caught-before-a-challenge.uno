# G8 G9 M1 corner: Who is caught while naming the colour draws, a Creeper with it; what was drawn since makes no bluff.
edition minecraft
top   r5
A     W+4 g3
B     g1 g2 r3
C     y9
draw  r4 WC r6 y2 y3
draw  y4 y5 y6 y7 y8 g4 g5

A  play W+4
C  catch A
= asks A colour; hand A g3 r4 WC r6 y2 y3; shown all A WC; owes none
A  colour y
B  challenge
= asks C play; shown B A g3; cards A=6 B=9; pile 1
