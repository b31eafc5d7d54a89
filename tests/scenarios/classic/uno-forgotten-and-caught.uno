# G9 plain: Who is left with one card and does not call is caught by any other seat and draws two.
edition classic
top   r5
A     r1 b1
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3

A  play r1
= asks B play; owes A; hand A b1
C  catch A
= asks B play; owes none; hand A b1 y1 y2; pile 1
A  uno !!
C  catch A !!
B  catch A !!
B  play r3
= asks C play
