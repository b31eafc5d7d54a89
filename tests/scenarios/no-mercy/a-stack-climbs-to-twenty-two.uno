# N2 N9 G13 corner: Two, four, six and ten make twenty-two, each stacked wild naming its colour first.
edition no-mercy
top   r5
A     r+2 b1 b3
B     b+4 y7 y8
C     W+6 g1 g2
D     W+10 g3 g4
E     r1 y2
draw  r1 r2 r3 r4 r6 r7 r8 r9 b1 b2 b4 b5
draw  b6 b7 b8 b9 y1 y3 y4 y5 y6 y9 g9

A  play r+2
= asks B stack
B  play b+4
= asks C stack; colour b
C  play W+6
= asks C colour
D  play W+10 !!
C  colour y
= asks D stack; colour y
D  play W+10
= asks D colour
D  colour g
= asks A play; colour g; top W+10; pile 1; discards 5
= cards A=2 B=2 C=2 D=2 E=24    # 2 + 22, one short of mercy
