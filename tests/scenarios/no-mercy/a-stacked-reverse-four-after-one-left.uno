# N4 G14 corner: One leaves while the stack waits; answered with another one, it falls back on its player.
edition no-mercy
top   r5
A     WR4 b1 b3
B     y7 y8
C     WR4 g1 g2
draw  r1 r2 r3 r4 r6 r7 r8 r9 b2

A  play WR4
A  colour b
= asks C stack; direction right
B  quit
= asks C stack; out B
C  play WR4
C  colour g
= asks A play; cards A=2 C=10; direction left; colour g; pile 1
