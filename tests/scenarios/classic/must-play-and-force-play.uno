# must_play force_play plain: Together neither the hand nor the drawn card can be kept back.
edition classic
house force_play must_play
top   r5
A     b1 b2
B     r2 g3
draw  r9 y2

A  pass !!
A  draw
= asks A drawn
A  pass !!
A  play r9
= asks B play
B  draw !!
B  play r2
= asks A play
