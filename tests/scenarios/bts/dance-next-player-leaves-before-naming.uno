# G14 B1 corner: The next player leaving before the colour is named, the one after is the next and is asked to dance.
edition bts
top   r5
A     WD y1 y2
B     b1 y3
C     b4 g5
draw  b7 g7 y7 r7

A  play WD
B  quit
= asks A colour; out B
A  colour b
= asks C dance
C  decline
= asks C play; hand C b4 g5 b7 g7 y7; pile 1
