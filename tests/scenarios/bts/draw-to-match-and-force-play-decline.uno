# draw_to_match force_play B1 corner: The three of a refusal stay three though the first would match, and none of them has to be played.
edition bts
house draw_to_match force_play
top   r5
A     WD y1 y2
B     b1 g1
C     g4 g5
draw  b7 b8 g9 b9

A  play WD
A  colour b
B  decline
= asks B play; hand B b1 g1 b7 b8 g9; pile 1
B  play b1
= asks C play; hand B g1 b7 b8 g9
