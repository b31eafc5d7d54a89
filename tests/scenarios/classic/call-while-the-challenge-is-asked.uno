# G9 corner: The call is still in time while the next player considers the challenge.
edition classic
top   b5
A     W+4 y1
B     g1 g2
C     g3 g4 r6
draw  r1 r2 r3 r4

A  play W+4
A  colour g
= asks B challenge; owes A
A  uno
= asks B challenge; owes none
C  catch A !!
B  accept
= asks C play; owes none; hand A y1
