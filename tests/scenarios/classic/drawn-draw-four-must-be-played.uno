# force_play G8 corner: A Wild Draw Four may be played at any time, so drawn it must be, even as a bluff.
edition classic
house force_play
top   r5
A     r1 g2
B     g3 g4
C     g6 g7
draw  W+4 y1 y2 y3 y4

A  draw
= asks A drawn
A  pass !!
A  play W+4
A  colour g
= asks B challenge
B  challenge
= shown B A r1 g2; cards A=6 B=2; asks B play
