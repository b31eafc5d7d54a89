# seven_zero G4 corner: A Seven matches by number as ever, swaps, and the hand one got is the hand one plays from.
edition classic
house seven_zero
top   b7
A     g7 r1 r2
B     g3 g4 y1
C     g6 y8 y9

A  play g7
A  target B
= asks B play; colour g; hand A g3 g4 y1; hand B r1 r2
B  play g3 !!
