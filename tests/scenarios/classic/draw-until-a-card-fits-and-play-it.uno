# draw_to_match force_play corner: With both rules drawing goes on until a card fits, and that card must be played.
edition classic
house draw_to_match force_play
top   r5
A     g1 g2
B     g3 g4
draw  y1 b2 r9 y3

A  draw
= asks A drawn; hand A g1 g2 y1 b2 r9
A  pass !!
A  play y1 !!
A  play r9
= asks B play; top r9; hand A g1 g2 y1 b2
