# stacking G8 corner: What makes a stacked Wild Draw Four a bluff is the colour of the card it answers, not the one the stack began on.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     b+2 g3 g4
C     W+4 r1 r2
D     g6 g7
draw  y1 y2 y3 y4 y5 y6 y7 y8 y9 b9 b8

A  play r+2
B  play b+2
= asks C stack; colour b
C  play W+4
C  colour r
= asks D challenge
# no blue card: 2 + 2 + 4 + 2
D  challenge
= shown D C r1 r2; cards C=2 D=12; asks A play; pile 1
