# G9 T2 corner: The player of Optimus keeps one card, and the opponent who wins spares down to one: both owe, and each may be caught.
edition transformers
top   r5/t7
A     WO/WM r1/p1
B     r4/t4 y9/p5
C     g1/t1 g2/t2
draw  y5/u5 y6/u6 y7/u7 y8/u8

A  play WO
= asks A target; owes A
A  target B
= asks B discard; owes A
B  discard r4
= asks B colour; owes A B
C  catch B
= hand B y9 y5 y6; owes A; asks B colour
B  catch A
= hand A r1 y7 y8; owes none
B  colour g
= asks B play; colour g
