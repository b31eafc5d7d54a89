# stacking A1 corner: A Draw Two laid with a Gauntlet starts no stack: the next player has a turn and no right to answer.
edition avengers
house stacking
top   r5
A     WG b+2 g1 g2
B     r+2 g8 g9
C     b4 b6
draw  u1 u2 u3

A  play WG
A  lay b+2
A  colour g
= asks B play; hand B r+2 g8 g9; hand C b4 b6 u1 u2; pile 1
B  take !!
B  play r+2 !!
B  play g8
= asks C play
