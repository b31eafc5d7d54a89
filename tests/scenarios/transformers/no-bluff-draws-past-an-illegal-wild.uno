# no_bluff draw_to_match corner: With both house rules an illegal Wild Draw Two does not end the drawing, for it cannot be played.
edition transformers
house no_bluff draw_to_match
top   b5/p9
A     b3/u8 g2/t+5
B     r1/pSA y2/t1
draw  W+2/p2 y3/u1 b8/t4 g9/oR

A  draw
= asks A drawn; hand A b3 g2 W+2 y3 b8; pile 1
