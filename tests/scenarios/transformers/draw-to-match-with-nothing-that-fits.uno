# draw_to_match G11 corner: When the pile and the reshuffled discards hold no card that fits, all are drawn and the turn ends.
edition transformers
house draw_to_match
top   r5/t7
under b4/u1
A     r1/p2 g4/t4
B     y9/u4 y8/o2
draw  g9/oR b1/uSA

A  draw
= hand A r1 g4 g9 b1 b4; pile 0; discards 1; asks B play; top r5
