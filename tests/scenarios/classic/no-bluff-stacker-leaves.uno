# G14 stacking no_bluff corner: The player of a Wild Draw Four leaves while it could be stacked on: the next draws the sum.
edition classic
house stacking no_bluff
top  r5
A    W+4 b3 b4
B    W+4 b1
C    y9 y8
draw y1 y2 y3 y4 g9

A  play W+4
A  colour g
= asks B stack
A  quit
= hand B W+4 b1 y1 y2 y3 y4; asks C play; colour g; out A
