# N6 G9 corner: The call was made by the one who passes the single card on; who receives it owes it anew.
edition no-mercy
turn  C
top   r5
A     r0 b1 b3 b4
B     y7 y8 g9 g8
C     r9 g1
draw  b9 b8

C  uno
C  play r9
= owes none; asks A play
A  play r0         # A to B, B to C, C to A
= asks B play; hand A g1; hand B b1 b3 b4; hand C y7 y8 g9 g8; owes A
B  catch A
= owes none; hand A g1 b9 b8; asks B play
