# G9 G11 corner: The two cards for a forgotten UNO come from the reshuffled discard pile when the draw pile is empty.
edition classic
top   r5
under y9
A     r1 b1
B     r3 g3 g4

A  play r1
= owes A; pile 0; discards 3
B  catch A
= hand A b1 y9 r5; pile 0; discards 1; top r1; asks B play
