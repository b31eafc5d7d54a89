# N2 corner: A four answers a four though six are due already; a two does not, though the stack began with one.
edition no-mercy
top   r5
A     r+2 b1 b3
B     b+4 y7 y8
C     g+4 y1 y2
D     g+2 W+10 y9
draw  r1 r2 r3 r4 r6 r7 r8 r9 b2 b4 b5

A  play r+2
= asks B stack
B  play b+4        # 6
= asks C stack
C  play g+4        # 10
= asks D stack
D  play g+2 !!
D  take
= asks A play; cards A=2 B=2 C=2 D=13; pile 1; colour g
