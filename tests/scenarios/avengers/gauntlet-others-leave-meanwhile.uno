# G14 A1 corner: Another seat leaving while the Gauntlet is being laid or named is out of its draws and of the order.
edition avengers
top   b5
A     WG r1 g2 g3
B     r3 r4
C     r6 b7
D     r8 u8
draw  u1 u2 u3

A  play WG
B  quit
= asks A lay; out B
A  lay r1
D  quit
= asks A colour; out B D
A  colour g
= asks C play; colour g; hand C r6 b7 u1 u2; cards A=2 B=0 D=0; pile 1
