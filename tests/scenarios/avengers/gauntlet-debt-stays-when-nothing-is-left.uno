# A1 G9 G11 corner: A single card of the laid colour draws nothing when the cards gave out before: UNO is owed still.
edition avengers
top   b5
A     WG r1 r2
B     r3 b2
C     r4 b3

A  play WG
A  lay r1
= owes A
A  colour u
= hand B r3 b2 b5 WG; cards C=2; hand A r2; owes A; asks B play; top r1; pile 0; discards 1
C  catch A
= hand A r2; owes none; asks B play
