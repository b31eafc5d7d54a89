# draw_and_play deflect corner: Who draws for a deflected Draw Two keeps the turn.
edition classic
house deflect draw_and_play
top   r5
A     r+2 r1 r2
B     rS b1 b2
C     r8 g2
D     y1 y2
draw  g3 g4 g6

A  play r+2
B  play rS
= asks C play; hand C r8 g2 g3 g4
C  play r8
= asks D play
