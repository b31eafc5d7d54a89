# doubles jump_in corner: Neither a card just drawn nor one that is jumped in with asks for more.
edition classic
house doubles jump_in
top   r9
A     b5 g1 g2
B     b5 r5 g3
C     y1 y2
draw  r5 g4 g6

A  draw
= asks A drawn
A  play r5
= asks B play
B  play r5
= asks B more
B  add b5
= asks C play; top b5; owes B
A  play b5
= asks B play; top b5; owes none
