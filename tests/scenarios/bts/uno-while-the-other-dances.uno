# G9 B1 plain: The answer to a Dancing Wild does not close the window: its player can be caught afterwards.
edition bts
top   r5
A     WD y1
B     b1 y3
C     g4 g5
draw  b7 g7 y7 y8 y9 r9

A  play WD
= asks A colour; owes A
A  colour b
= asks B dance; owes A
B  decline
= asks B play; owes A; cards B=5
C  catch A
= hand A y1 y8 y9; owes none; asks B play; pile 1
