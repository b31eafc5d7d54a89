# jump_in G10 corner: The jump may be the last card, and ends the round before anybody draws for it.
edition no-mercy
house jump_in
top   r5
A     r+2 b1 b2
B     y1 y2
C     r9 g1
D     r+2
draw  b9 b8 b7

A  play r+2
= asks C play; hand B y1 y2 b9 b8
D  play r+2
= over; winner D; hand D; hand A b1 b2; pile 1
