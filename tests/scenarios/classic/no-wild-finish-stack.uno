# no_wild_finish stacking corner: Nor can a Wild Draw Four be stacked as the last card.
edition classic
house stacking no_wild_finish
top   r5
A     r+2 b1 b2
B     W+4
draw  y1 y2 y3

A  play r+2
= asks A play; cards B=3
