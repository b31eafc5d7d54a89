# draw_and_play plain: Who draws for a Draw Two keeps the turn, a normal one.
edition classic
house draw_and_play
top   r5
A     r+2 b2 b3
B     r1 g4
C     y5 y6
draw  r9 y2 y3

A  play r+2
= asks B play; hand B r1 g4 r9 y2
B  play r1
= asks C play
