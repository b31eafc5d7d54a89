# stacking G8 corner: A single Wild Draw Four is no stack: whoever finds the bluff takes a normal turn.
edition classic
house stacking
top   r5
A     W+4 r1 r2
B     g3 g4
C     b1 b2
draw  b3 b4 b5 b6 b7

A  play W+4
A  colour g
= asks B challenge
B  challenge
= shown B A r1 r2; cards A=6 B=2; asks B play; pile 1
B  play g3
= asks C play
