# G10 N7 corner: A Skip Everyone laid last gives no further turn: the round is won.
edition no-mercy
top   r5
A     rSA
B     y1 y2
C     b4
draw  r1

A  play rSA
= over; winner A; hand A; pile 1
A  draw !!
