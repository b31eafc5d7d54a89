# B2 B1 corner: Only the next player is asked, only once, and only dance or decline is an answer, not even another Dancing Wild.
edition bts
top   r5
A     WD y1 y2
B     WD b1 y3
C     g4 WD
draw  b7 g7 y7 r7

A  play WD
B  dance !!
A  colour b
= asks B dance
B  play b1 !!
B  play WD !!
B  draw !!
B  pass !!
B  accept !!
B  challenge !!
B  take !!
A  decline !!
C  dance !!
= asks B dance; hand B WD b1 y3; pile 4
B  dance
= asks B play
B  decline !!
B  dance !!
= asks B play; cards B=3; pile 4
