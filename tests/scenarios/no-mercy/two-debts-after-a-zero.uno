# N6 G9 corner: A zero hands on two single cards, and both debts end when the next player draws.
edition no-mercy
top   r5
A     r0 b1
B     y1
C     g1 g2
draw  g5 r8 b7

A  play r0         # A to B, B to C, C to A
= asks B play; hand A g1 g2; hand B b1; hand C y1; owes B C
B  draw
= asks B drawn; owes none; hand B b1 g5 r8
A  catch C !!
C  uno !!
B  play r8
= asks C play; owes none
