# teams corner: Partners may be challenged and caught like anybody else, and a challenged hand is shown to the challenger alone.
edition classic
house teams
top   r5
A     r1 r2 b3
B     g1 g2 g3
C     y9 W g9
D     g+2 b1 b2
turn  B
draw  y1 y2 y3 y4 y5 y6 y7

B  quit
= asks C play
C  play W
C  colour g
= asks D play
D  play g+2
= asks C play; cards A=5
