# force_play G15 A1 corner: A Gauntlet drawn must be played, also out of time, and the laying and the colour are then asked as ever.
edition avengers
house force_play
top   r5
A     g1 b2
B     g8 r9
C     b3 b4
draw  WG u1 u2 u3

A  draw
= asks A drawn
A  pass !!
A  timeout
= asks A lay; hand A g1 b2; top WG
A  timeout
= asks A colour; hand A b2; owes A
A  timeout
= asks B play; colour r; hand B g8 r9 u1 u2; hand C b3 b4; hand A b2; pile 1
