# jump_in corner: A Reverse that jumps in on a Reverse turns the direction back, from the jumper on.
edition classic
house jump_in
top   r3
A     rR g1 g2
B     rR g3 g4
C     r6 g6 g7
D     r8 g8 g9

A  play rR
= asks D play; direction right
B  play rR
= asks C play; direction left
