# seven_zero draw_to_match force_play corner: A Zero that drawing ends with must be played, and what was drawn goes on with the hand.
edition minecraft
house seven_zero draw_to_match force_play
direction right
top   r5
A     b1
B     WC g2
C     y9 y8 y7
draw  g1 g4 r0 y3

A  draw
= asks A drawn; hand A b1 g1 g4 r0
A  pass !!
A  timeout
= asks C play; hand C b1 g1 g4; hand B y9 y8 y7; hand A WC g2; owes none; shown none; pile 1
