# G9 N4 N5 corner: Called when facing the own reverse four, which is then taken: the turn is over, and the call with it.
edition no-mercy
top   r5
A     WR4 W+6 yDA
B     g1 g2 y9
draw  y1 y2 y3 y4 y5 y6

A  play WR4
A  colour y
= asks A stack
A  uno
A  take
= asks B play; hand A W+6 yDA y1 y2 y3 y4; owes none
B  play y9
A  play yDA
= asks B play; owes A; hand A W+6; hand B g1 g2
B  catch A
= hand A W+6 y5 y6; owes none
