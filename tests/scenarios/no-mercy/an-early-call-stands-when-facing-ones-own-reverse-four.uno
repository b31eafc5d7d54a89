# G9 N4 corner: Between two the turn goes on until the reverse four is taken: a call made while naming the colour covers the answer.
edition no-mercy
top   r5
A     WR4 W+6 g5
B     g1 g2
draw  y1 y2 y3 y4 y5 y6 y7 y7 y8 y9 y9

A  uno !!
A  play WR4
= asks A colour; owes none
A  uno
A  colour b
= asks A stack; hand A W+6 g5
A  uno !!
B  uno !!
A  play W+6
A  colour r
= asks A play; owes none; hand A g5; cards B=12; pile 1
B  catch A !!
