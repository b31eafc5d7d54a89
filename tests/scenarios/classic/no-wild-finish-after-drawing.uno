# no_wild_finish corner: Drawn, a wild may be played, for it is not the last card; a coloured action card may be the last.
edition classic
house no_wild_finish
top   r5
A     b1
B     rS
draw  W y2 y3

A  draw
= asks A drawn
A  play W
A  colour r
= asks B play; hand A b1
B  play rS
= over; winner B
