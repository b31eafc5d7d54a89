# G14 N9 corner: One leaves before naming the colour of a Draw Ten laid on a turn: the next takes the ten.
edition no-mercy
top   g5
A     W+10 b1 b3
B     y1 y2
C     g4 b9
draw  r1 r2 r3 r6 r7 r8 r9 r1 b2 b4 b5

A  play W+10
= asks A colour
A  quit
= out A; asks C play; cards A=0 B=12 C=2; pile 1; colour g
