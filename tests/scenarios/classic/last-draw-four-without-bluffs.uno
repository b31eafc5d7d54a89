# no_bluff G10 corner: A last Wild Draw Four leaves no card that could make it illegal; the next player draws four.
edition classic
house no_bluff
top   r5
A     W+4
B     r1 g4
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
= over; winner A; hand B r1 g4 y1 y2 y3 y4; pile 1
