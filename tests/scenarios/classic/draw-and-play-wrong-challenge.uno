# draw_and_play G8 corner: Whose challenge was wrong draws six and loses the turn.
edition classic
house draw_and_play
top   r5
A     W+4 b2 b3
B     g1 g4
C     y5 y6
draw  r9 y2 y3 y4 r1 r2 r3

A  play W+4
A  colour g
B  challenge
= asks C play; cards B=8
