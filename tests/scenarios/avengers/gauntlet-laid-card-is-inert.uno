# A1 G4 corner: Neither colour, number nor symbol of the laid card can be matched: only the named colour or a wild follows.
edition avengers
top   b5
A     WG rS b2 b6
B     rS gS r7 g1 W
C     u1 u2
draw  b1 b3 b4 b7 b8

A  play WG
A  lay rS
A  colour g
= asks B play; top rS; colour g; pile 3
B  play rS !!
B  play r7 !!
B  play g1
= asks C play; top g1
