# G9 A2 corner: With three cards it is too early to call; once the Gauntlet lies there, two are held and the call may come before the laying.
edition avengers
top   b5
A     WG r1 b2
B     b4 b6
C     g5 g6
draw  u1 u2

A  uno !!
A  play WG
= asks A lay; hand A r1 b2
A  uno
A  lay r1
= asks A colour; hand A b2; owes none
C  catch A !!
A  colour b
= asks B play; owes none
B  catch A !!
