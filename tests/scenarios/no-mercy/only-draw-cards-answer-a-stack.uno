# N2 N8 corner: No other card answers a stack, a Colour Roulette neither, and nobody else may answer it.
edition no-mercy
top   r5
A     r+2 b1 b3
B     b+2 r9 rS WCR rDA
C     r+2 y2
draw  g1 g2 g3

A  play r+2
= asks B stack
B  play r9 !!
B  play rS !!
B  play WCR !!
B  play rDA !!
B  draw !!
B  pass !!
C  play r+2 !!
C  take !!
A  play b1 !!
B  take
= asks C play; hand B b+2 r9 rS WCR rDA g1 g2; pile 1; colour r
