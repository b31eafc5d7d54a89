# N10 N8 corner: The roulette stops at the twenty-fifth card though the colour has not come; it is in force all the same.
edition no-mercy
top   r5
A     WCR b4 b5
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3   # 23
C     y1 r2
draw  g4 g5 y6 y7

A  play WCR
= asks B colour
B  colour y
= out B; asks C play; pile 2; colour y; cards B=0
C  play r2 !!
C  play y1
= asks A play
