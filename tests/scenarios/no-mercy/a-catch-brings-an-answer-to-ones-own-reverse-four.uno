# G9 N4 corner: Caught while naming the colour, the player draws a six, and may answer the own reverse four with it.
edition no-mercy
top   r5
A     WR4 g5
B     g1 g2
draw  y1 W+6 y2 y3 y4 y5 y6 y7 y8

A  play WR4
= asks A colour; owes A
B  catch A
= asks A colour; owes none; hand A g5 y1 W+6; pile 7
A  colour y
= asks A stack
A  play y1 !!
A  play W+6
A  colour g
= asks A play; colour g; hand A g5 y1; cards B=11     # all that is left: seven, r5 and WR4
= pile 0; discards 1
