# A2 G9 corner: The debt of a laying stands until the next player plays; after that neither the call nor the catch is taken.
edition avengers
top   b5
A     WG r1 b2
B     b4 b6 b8
C     g5 g6
draw  u1

A  play WG
A  lay r1
A  colour b
= asks B play; owes A
B  play b4
= asks C play; owes none
A  uno !!
C  catch A !!
= cards A=1
