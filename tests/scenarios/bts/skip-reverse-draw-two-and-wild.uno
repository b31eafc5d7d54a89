# G4 G6 G7 G13 plain: Skip, Reverse, Draw Two and Wild act as in any deck, in yellow as in the other colours, and go on their like.
edition bts
top   y5
A     y+2 bS yR r1
B     g1 g2
C     r+2 yS W b3
D     b4 b5 yR g6
draw  b7 b8 b9 r7 r9 y9

A  play bS !!
A  play y+2
= asks C play; hand B g1 g2 b7 b8
C  play r+2
= asks A play; hand D b4 b5 yR g6 b9 r7; pile 2
A  play yR !!
A  play r1
= asks B play
B  pass !!
B  draw
= asks B drawn; pile 1
B  pass
= asks C play
C  play W
= owes none
C  colour y
= asks D play; colour y
D  play g6 !!
D  play yR
= asks C play; direction right
C  play yS
= asks A play; owes C
A  play yR
= asks B play; direction left; owes A
