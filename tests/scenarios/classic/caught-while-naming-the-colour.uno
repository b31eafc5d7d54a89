# G9 corner: A player can be caught while still asked for the colour, which is asked on.
edition classic
top   r5
A     W b1
B     g3 g4
C     g6 g7
draw  y1 y2 y3

A  play W
= asks A colour; owes A
B  catch A
= asks A colour; hand A b1 y1 y2; owes none
A  colour g
= asks B play; colour g
