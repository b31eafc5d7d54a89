# draw_to_match corner: A wild always can be played, so it ends the drawing, even a Wild Draw Two that would be a bluff.
edition transformers
house draw_to_match
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
draw  g9/oR W+2/p2 r8/t4

A  draw
= asks A drawn; hand A r1 g4 g9 W+2; pile 1
A  play W+2
= asks A colour
