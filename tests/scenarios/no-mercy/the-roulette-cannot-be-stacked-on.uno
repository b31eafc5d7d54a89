# N8 corner: The player facing a roulette cannot answer it with a draw card or another roulette.
edition no-mercy
top   r5
A     WCR b1 b3
B     r+2 W+10 WCR y8
C     g1 b2
draw  y1 g3

A  play WCR
= asks B colour
B  play W+10 !!
B  play r+2 !!
B  play WCR !!
B  take !!
B  draw !!
B  colour u !!
B  colour y
= asks C play; colour y; cards B=5; pile 1
