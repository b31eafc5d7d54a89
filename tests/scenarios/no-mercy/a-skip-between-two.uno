# G4 N1 corner: Between two, who plays a Skip goes again, and if nothing fits must draw.
edition no-mercy
top   r5
A     rS b1 b2
B     r1 r2
draw  y3 r9 y4

A  play rS
= asks A play; direction left
A  draw
= asks A drawn; hand A b1 b2 y3 r9
A  play r9
= asks B play; pile 1
