# G14 A1 corner: Another seat leaving before the laying is out of the draws, and while the colour is named out of the order.
edition avengers
top   b5
A     WG r1 g2 g3
B     r3 r4
C     r6 b7
D     r8 u8
draw  u1 u2 u3 u4 u5

A  play WG
B  quit
= asks A lay; out B
A  lay r1
= hand C r6 b7 u1 u2; hand D r8 u8 u3 u4; pile 1
D  quit
= asks A colour; out B D
A  colour g
= asks C play; colour g; cards A=2 B=0 D=0; pile 1
