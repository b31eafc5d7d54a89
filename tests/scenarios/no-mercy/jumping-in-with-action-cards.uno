# jump_in corner: The earlier Skip and Reverse stand, and the jumper's act from the jumper's seat.
edition no-mercy
house jump_in
top   b5
A     bS bR b1 b2
B     bS y1 y2 y3
C     y4 y6 y8
D     bR g4 g6 g8
draw  b9

A  play bS         # skips B
= asks C play
B  play bS         # jumps, skips C
= asks D play
D  play bR         # on turn, to the right: C
= asks C play; direction right
A  play bR         # jumps, to the left again: B
= asks B play; direction left; hand A b1 b2; hand C y4 y6 y8
