# stacking G9 corner: Facing a stack counts as one's turn for an early call.
edition classic
house stacking
top   r5
A     r+2 y8 y9
B     b+2 g1
C     y+2 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack
C  uno !!
B  uno
B  play b+2
= asks C stack; hand B g1; owes none
A  catch B !!
