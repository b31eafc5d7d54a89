# force_play corner: It is the drawn card that must be played, not another one that fits.
edition classic
house force_play
top   r5
A     r1 g2
B     g3 g4
draw  r9 y1

A  draw
= asks A drawn
A  play r1 !!
A  pass !!
A  play r9
= asks B play; hand A r1 g2
