# B1 G11 corner: Declining draws what there is, the reshuffle included; the rest is void and the turn goes on with nothing left to draw.
edition bts
top   r5
A     WD y1 y2
B     g1 g2
draw  y4

A  play WD
A  colour b
B  decline
# y4, then the reshuffled r5; a third card there is not.
= asks B play; hand B g1 g2 y4 r5; pile 0; discards 1
B  draw !!
B  pass
= asks A play; cards A=2 B=4
