# jump_in seven_zero G9 corner: Jumping in closes the window of a hand that was received; the hand that goes on owes anew.
edition classic
house jump_in seven_zero
top   r5
A     r7 g1
B     r1 r2
C     g2 g3 g4
D     r7 y1 y2
draw  y3 y4 y5

A  play r7
A  target C
= asks B play; owes C; hand C g1
D  play r7
= asks D target; owes none
A  catch C !!
D  target C
= asks A play; owes D; hand D g1; hand C y1 y2
A  catch D
= hand D g1 y3 y4
