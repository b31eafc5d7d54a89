# T1 G5 corner: A drawn card that would match only by its hidden face cannot be played, and the turn ends by itself.
edition transformers
top   r5/t7
A     g1/o5 y2/t8
B     b3/u8 b4/u1
C     y9/u4 y8/o2
# the hidden face of g3 is a five: it does not count
draw  g3/u5 b9/oR

A  draw
= asks B play; hand A g1 y2 g3; top r5; pile 1; discards 1
A  pass !!
A  play g3 !!
