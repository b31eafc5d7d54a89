# jump_in corner: While somebody considers a drawn card nobody jumps in; when the next turn waits it is allowed again, on the same top.
edition classic
house jump_in
top   r3
A     r5 g1 g2
B     g3 g4
C     r6 g6 g7
D     r5 g8 g9
draw  r9 y1

A  play r5
B  draw
= asks B drawn
D  play r5 !!
B  pass
= asks C play; top r5
D  play r5
= asks A play; hand D g8 g9
