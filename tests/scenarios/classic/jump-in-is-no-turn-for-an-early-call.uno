# jump_in G9 corner: Before jumping in it is not one's turn, so the call cannot come early; afterwards it can.
edition classic
house jump_in
top   r3
A     r5 g1 g2
B     r4 g3 g4
C     r5 g6
D     r8 g8 g9

A  play r5
C  uno !!
C  play r5
= asks D play; owes C
C  uno
= owes none
A  catch C !!
