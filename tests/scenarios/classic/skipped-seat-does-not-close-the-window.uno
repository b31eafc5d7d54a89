# G9 corner: A skipped seat has no turn, so the window stays open until the one after it acts, and the skipped may catch.
edition classic
top   r5
A     rS b1
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3

A  play rS
= asks C play; owes A
B  catch A
= hand A b1 y1 y2; asks C play; owes none
