# must_play G11 corner: With nothing left to draw one may pass only if one cannot play.
edition classic
house must_play
top   r5
A     r1 b2
B     g3 g4

A  pass !!
A  play r1
B  pass !!
B  draw
= asks B drawn; hand B g3 g4 r5
