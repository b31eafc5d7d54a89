# M1 G11 corner: The first card of a Draw Two empties the pile; the second, from the new one, is a Creeper: after its three none is left to draw.
edition minecraft
top    WC
colour r
under  WC WC WC WC WC WC
A      r+2 r1 r2
B      b1 b2
C      y9 y8
draw   g1

A  play r+2
= asks C play; hand B b1 b2 g1 WC WC WC WC; pile 3; discards 1
= shown all B WC
