# N8 N2 corner: A roulette is no draw card, so who holds nothing else is not even asked on a stack.
edition no-mercy
top   r5
A     r+2 b1 b3
B     WCR y8
C     g1 r2
draw  y1 g3 g4

A  play r+2
= asks C play; hand B WCR y8 y1 g3; pile 1; colour r
