# G9 corner: A call made early lapses when the turn ends with more than one card; it does not count for a later turn.
edition classic
top   r5
A     r1 r2
B     r3 r4 g1 g2
draw  y9 y8 y7 y6

A  uno
A  draw
= asks B play; hand A r1 r2 y9; owes none
B  play r3
A  play r1
= asks B play; hand A r2 y9; owes none
B  play r4
A  play r2
= asks B play; owes A
B  catch A
= hand A y9 y8 y7; owes none
