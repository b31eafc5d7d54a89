# stacking force_play corner: A drawn Draw Two that must be played puts the stack to the next; who faces it may still take.
edition classic
house stacking force_play
top   r5
A     g1 g2
B     b+2 g3 g4
C     g6 g7
draw  r+2 y1 y2 y3

A  draw
= asks A drawn
A  pass !!
A  play r+2
= asks B stack
B  take
= asks C play; hand B b+2 g3 g4 y1 y2; pile 1
