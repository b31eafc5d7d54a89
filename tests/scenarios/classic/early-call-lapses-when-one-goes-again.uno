# G9 G6 corner: Between two, a Skip begins a new turn of its player: a call made before it, with more than one card left after, has lapsed.
edition classic
top   r5
A     r1 b1
B     r3 r4 r6 r7
draw  rS y3 y5 y6

A  uno
A  draw
A  play rS
= asks A play; cards A=2; owes none
A  play r1
= asks B play; owes A; hand A b1
B  catch A
= hand A b1 y3 y5; owes none
