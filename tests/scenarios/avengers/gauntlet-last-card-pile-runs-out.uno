# A2 G11 corner: The draws of a last Gauntlet reshuffle what lies under it and stop when nothing is left.
edition avengers
scoring points
top   r5
A     WG r5
B     r2
C     r3
draw  g1

A  play WG
A  lay r5
# B draws g1 and, after the reshuffle of a red five and the Gauntlet, this; C draws the five. 2 + 1 + 50 and 3 + 5.
= over; winner A; hand B r2 g1 WG; hand C r3 r5; top r5; pile 0; discards 1; score A=61
