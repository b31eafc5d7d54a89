# G14 corner: One seat left wins the round whatever was still asked.
edition classic
top   r5
A     W g1 g2
B     r3 g3 g4

A  play W
= asks A colour
B  quit
= over; winner A; match A
A  colour g !!
