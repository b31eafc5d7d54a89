# G15 G9 corner: The draw of a turn that runs out closes the UNO window like any other draw, and time never calls for anybody.
edition classic
top   r5
A     r1 b1
B     g3 g4
C     r6 g6 g7
draw  y2 y3 y4

A  play r1
= owes A
B  timeout
= asks C play; owes none; hand B g3 g4 y2
C  catch A !!
