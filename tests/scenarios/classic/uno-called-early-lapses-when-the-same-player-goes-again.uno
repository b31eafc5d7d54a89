# G9 G6 corner: With two in the round a Skip ends the turn all the same: a call made with two cards is not kept for the next turn.
edition classic
top   r5
A     r1 b2
B     g1 g2 g3
draw  rS y1

A  uno
A  draw
A  play rS
= asks A play; cards A=2; owes none
A  play r1
= owes A; asks B play
B  catch A
= cards A=3
