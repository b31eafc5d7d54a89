# G14 M1 corner: Asked about a Wild Draw Four and leaving, the seat draws nothing; the Creeper on the pile waits for the next to draw.
edition minecraft
top   r5
A     W+4 b3 b8
B     g1 g2
C     y9 y8
draw  WC y1 y2 y3 b6

A  play W+4
A  colour b
B  quit
= out B; asks C play; cards A=2 B=0 C=2; colour b; pile 5; shown none
C  draw
= asks C drawn; hand C y9 y8 WC y1 y2 y3; shown all C WC; pile 1
