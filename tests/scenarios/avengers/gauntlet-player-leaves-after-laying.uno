# G14 A1 corner: Its player leaving between laying and naming, what the laid colour drew stays drawn, and the old colour in force; the card stays inert.
edition avengers
top   b5
A     WG r1 r2
B     r3 b4
C     u6 b7
D     r8 g9
draw  u1 u2 u3 u4 u5 u6 u7

A  play WG
A  lay r1
= hand A r2 u5 u6
A  quit
= out A; asks B play; colour b; top r1; discards 3; owes none
= hand B r3 b4 u1 u2; hand C u6 b7; hand D r8 g9 u3 u4; cards A=0; pile 1
B  play r3 !!
B  play b4
= asks C play
