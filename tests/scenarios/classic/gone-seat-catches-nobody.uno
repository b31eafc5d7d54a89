# G9 G14 corner: A seat that is out of the round catches nobody; one still in it does.
edition classic
top   r5
A     r1 b1
B     r3 g3 g4
C     r6 g6 g7
D     r8 g8 g9
draw  y1 y2 y3

D  quit
A  play r1
= owes A
D  catch A !!
= owes A; cards A=1
B  catch A
= hand A b1 y1 y2; owes none; asks B play
