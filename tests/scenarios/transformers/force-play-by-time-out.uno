# force_play G15 corner: In time out the drawn card is played, and its own question is asked next.
edition transformers
house force_play
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
C     b3/u8 b8/t4
draw  WO/t3 g9/oR

A  timeout
= asks A drawn
A  timeout
= asks A target; top WO; hand A r1 g4
A  timeout
= shown all A g4; shown all B y9; asks B discard
