# T1 G5 plain: A player who cannot play draws one card, which matches, and plays it at once.
edition transformers
top   r5/t7
A     g1/o5 y2/t8
B     b3/u8 b4/u1
C     y9/u4 y8/o2
draw  r8/t4 g9/oR

A  play g1 !!
A  draw
= asks A drawn; hand A g1 y2 r8; pile 1; top r5
A  play r8
= asks B play; hand A g1 y2; top r8; colour r; discards 2; pile 1; owes none
