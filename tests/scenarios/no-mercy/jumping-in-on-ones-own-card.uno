# jump_in corner: Also on one's own card: the next player still waits, and so for the next turn.
edition no-mercy
house jump_in
top   b5
A     r5 r5 b1
B     y1 r2
C     g1 g2
draw  b9

A  play r5
= asks B play; owes none
A  play r5
= asks B play; hand A b1; discards 3; owes A
