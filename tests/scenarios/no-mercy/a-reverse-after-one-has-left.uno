# G6 G16 G14 corner: Of three one has left, so the Reverse skips; a second one turns the direction back.
edition no-mercy
top   r5
A     rR bR b3 b4
B     r9 y2
C     y3 y4
draw  y1

C  quit
A  play rR
= asks A play; direction right
A  play bR
= asks A play; direction left; hand A b3 b4
