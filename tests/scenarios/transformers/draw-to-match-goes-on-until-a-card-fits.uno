# draw_to_match plain: Drawing goes on until a card can be played; that one alone may be played, or kept.
edition transformers
house draw_to_match
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
draw  g9/oR b1/uSA r8/t4 y3/u1

A  draw
= asks A drawn; hand A r1 g4 g9 b1 r8; pile 1
A  play r1 !!
A  pass
= asks B play; top r5; cards A=5
