# G10 N4 corner: Between two a wild reverse four laid last does not fall back on its player, who has won.
edition no-mercy
top   r5
A     WR4
B     y1 y2
draw  r1 r2 r3 r4 r6

A  play WR4
= over; winner A; hand A; hand B y1 y2; pile 5
