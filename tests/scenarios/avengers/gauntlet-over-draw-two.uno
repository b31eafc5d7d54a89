# A1 corner: A Draw Two laid with the Gauntlet makes nobody draw by itself: only its colour counts, and the next player has a turn.
edition avengers
top   r5
A     WG b+2 g1 g2
B     r9 g8 g9
C     b4 b6
draw  u1 u2 u3

A  play WG
A  lay b+2
A  colour r
= asks B play; hand B r9 g8 g9; hand C b4 b6 u1 u2; hand A g1 g2; pile 1
B  play r9
= asks C play; colour r
