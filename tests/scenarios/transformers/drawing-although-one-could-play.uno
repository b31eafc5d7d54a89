# T1 G5 corner: One may draw with a playable card in hand, but then only the card just drawn may be played, or one passes.
edition transformers
top   r5/t7
A     r1/u2 r8/t4
B     b3/u8 b4/u1
draw  r9/u5 g2/t+5

A  pass !!
A  draw
= asks A drawn; hand A r1 r8 r9; pile 1
A  play r1 !!
A  draw !!
B  play b3 !!
A  pass
= asks B play; hand A r1 r8 r9; top r5; pile 1
