# A2 G9 plain: Who keeps a single card after the laying owes the call, and can be caught after the colour is named.
edition avengers
top   b5
A     WG r1 b2
B     r3 b4 b6
C     g5 g6
draw  u1 u2 u3 u4 u5

A  play WG
= owes none
A  lay r1
= asks A colour; owes A
A  colour b
= asks B play; hand B r3 b4 b6 u1 u2; hand A b2; owes A
A  catch A !!
C  catch A
= hand A b2 u3 u4; owes none; asks B play; pile 1
B  catch A !!
