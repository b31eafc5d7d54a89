# jump_in G9 corner: Jumping in closes the UNO window of the one before, and the jumper left with one card owes in turn.
edition classic
house jump_in
top   r3
A     r5 g1
B     r4 g3 g4
C     r5 g6
D     r8 g8 g9
draw  y1 y2 y3

A  play r5
= asks B play; owes A
C  play r5
= asks D play; owes C; hand A g1
B  catch A !!
A  uno !!
B  catch C
= hand C g6 y1 y2; owes none
