# A2 G9 corner: One card beside a Gauntlet is yet to be laid: no call is owed, and there is nothing to catch or to call.
edition avengers
top   b5
A     WG r1
B     g1 g2
C     r3 g4
draw  u1 u2 u3

A  play WG
= asks A lay; owes none; cards A=1
C  catch A !!
A  uno !!
A  lay r1
= over; winner A; hand C r3 g4 u1 u2
