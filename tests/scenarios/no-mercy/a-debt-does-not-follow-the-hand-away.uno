# N6 G9 corner: The last but one was a seven: its player owed, but after the swap it is the receiver who does.
edition no-mercy
top   r5
A     r7 b1
B     y8 y9 g3
C     g1 g2
draw  b9 b8

A  play r7
= asks A target; owes A
A  target B
= asks B play; owes B; hand A y8 y9 g3; hand B b1
C  catch A !!
A  uno !!
B  uno
= owes none
C  catch B !!
