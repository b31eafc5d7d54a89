# G14 N8 corner: The player of the roulette leaves: the next names a colour and draws all the same.
edition no-mercy
top   r5
A     WCR b1 b3
B     y7 y8
C     r2 g2
draw  r1 g9 b9

A  play WCR
A  quit
= out A; asks B colour
B  colour g
= asks C play; colour g; hand B y7 y8 r1 g9; pile 1
