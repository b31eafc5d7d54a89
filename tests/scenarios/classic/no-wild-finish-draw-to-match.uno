# no_wild_finish draw_to_match corner: With only a wild in hand one draws until a card can be played; a wild then may be.
edition classic
house draw_to_match no_wild_finish
top   r5
A     W
B     r2 g3
draw  b1 g4 W y2

A  play W !!
A  draw
= asks A drawn; hand A W b1 g4 W
A  play W
= asks A colour
