# draw_and_play doubles plain: On the turn that was kept a number may be joined by others, also by one just drawn for the penalty.
edition classic
house doubles draw_and_play
top   r5
A     r+2 r1 r2
B     r3 b2
C     g1 g2
draw  g3 g4 g6 g7

A  play r+2
= asks B play
B  play r3
= asks B more
B  add g3
= asks C play; top g3; hand B b2 g4
