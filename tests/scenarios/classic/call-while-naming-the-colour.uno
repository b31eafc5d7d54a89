# G9 corner: The call may come while the colour is still asked, and is safe.
edition classic
top   r5
A     W b1
B     g3 g4
C     g6 g7
draw  y1 y2 y3

A  play W
A  uno
= asks A colour; owes none
B  catch A !!
A  colour g
= asks B play; owes none; hand A b1
C  catch A !!
