# A1 G4 corner: The laid card's own colour, named, may be played; another card of its number may not.
edition avengers
top   b5
A     WG r7 b2 b6
B     u7 r1 g3
C     u3 u2
draw  b1 b3 b4

A  play WG
A  lay r7
A  colour r
= asks B play; colour r; top r7; hand B u7 r1 g3 b1 b3
B  play u7 !!
B  play r1
= asks C play; colour r
C  play u3 !!
