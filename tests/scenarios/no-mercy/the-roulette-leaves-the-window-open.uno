# N8 G9 corner: Naming the roulette's colour does not close the window for a catch; the next play does.
edition no-mercy
top   r5
A     WCR b1
B     y7 y8
C     r2 g2 g3
draw  r1 b2 b9

A  play WCR
= asks B colour; owes A
B  colour r
= asks C play; owes A; hand B y7 y8 r1
C  play r2
= asks A play; owes none
B  catch A !!
A  uno !!
