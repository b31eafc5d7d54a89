# G15 A1 corner: On a wild the colour that stays is the one named there, not that of the card beneath and not the one laid.
edition avengers
top   WG
under b5 r9
colour u
A     WG g1 r1 b1
B     u2 b2
C     g4 r4
draw  u7 u8 u9

A  play WG
A  timeout
= asks A colour; hand A r1 b1
A  timeout
= asks B play; colour u; hand B u2 b2; hand C g4 r4 u7 u8; hand A r1 b1; pile 1
