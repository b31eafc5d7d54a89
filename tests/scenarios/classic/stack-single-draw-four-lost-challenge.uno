# stacking G8 corner: A single Wild Draw Four that was honest costs its challenger six, as ever.
edition classic
house stacking
top   r5
A     W+4 g1 g2
B     W+4 g4 g3
C     b1 b2
draw  b3 b4 b5 b6 b7 b8 b9

A  play W+4
A  colour g
= asks B challenge
B  challenge
= shown B A g1 g2; cards A=2 B=9; asks C play; pile 1
