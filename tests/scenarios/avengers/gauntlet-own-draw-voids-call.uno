# G9 A1 corner: A call made before one's own Gauntlet draws lapses with them, and the next single card owes anew.
edition avengers
top   b5
A     WG r1 r2
B     u5 u6 u7 u8
draw  u1 u2 g9

A  uno !!
A  play WG
A  uno
A  lay r1
= asks A colour; hand A r2 u1 u2; owes none
A  colour u
= asks B play; hand A r2 u1 u2; owes none
B  play u5
A  play u1
B  play u6
A  play u2
= asks B play; hand A r2; owes A
