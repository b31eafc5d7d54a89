# deflect N2 plain: A Skip sends a stack on; then only a draw card of the last one's strength or more, or another deflection, answers.
edition no-mercy
house deflect
top   r5
A     r+4 r1 r2
B     rS b1 b2
C     g+2 b+4 y1
D     y3 y4
draw  g3 g4 g6 g7 g8 g9 b0 b3 b4

A  play r+4
= asks B stack
B  play rS
= asks C stack; colour r
C  play g+2 !!
C  play b+4
= asks A play; cards D=10
