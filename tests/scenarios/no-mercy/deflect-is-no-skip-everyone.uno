# deflect N7 N4 corner: Skip Everyone is no Skip and Wild Reverse Draw Four no Reverse: the one answers nothing, the other stacks.
edition no-mercy
house deflect
top   r5
A     r+2 r1 r2
B     rSA WR4 b1
C     g1 g2
draw  g3 g4 g6 g7 g8 g9 b0

A  play r+2
B  play rSA !!
B  play WR4
B  colour r
= asks C play; direction right; cards A=8
