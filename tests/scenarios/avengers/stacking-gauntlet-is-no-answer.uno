# stacking A1 corner: A Gauntlet does not answer a Draw Two: beside another Draw Two it is refused, alone it leaves the whole sum to be taken.
edition avengers
house stacking
top   r5
A     r+2 r1 r3
B     b+2 WG g1 g3
C     WG g2
draw  u1 u2 u3 u4 u5

A  play r+2
= asks B stack
B  play WG !!
B  play b+2
= asks A play; hand C WG g2 u1 u2 u3 u4; hand B WG g1 g3; colour b; pile 1
