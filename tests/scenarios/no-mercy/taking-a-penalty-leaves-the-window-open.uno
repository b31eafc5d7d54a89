# G9 N2 corner: The next player, who had no answer, drew the two; the catch is still good until somebody plays.
edition no-mercy
top   r5
A     r+2 b3
B     y1 y2
C     r9 g2 g3
draw  b9 b8 b7 b6 b5

A  play r+2
= owes A; asks C play; hand B y1 y2 b9 b8
B  catch A
= owes none; hand A b3 b7 b6; asks C play
