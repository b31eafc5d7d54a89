# T2 corner: Only the player of the card holds no number: the opponent wins, discards and names the colour.
edition transformers
top   b5/p9
A     WO/t3 gS/u4 g+1/o6
B     r1/u2 yS/o3 yF/p4
C     b9/uF r3/p7

A  play WO
A  target B
= shown all B r1; asks B discard; hand A gS g+1
A  discard gS !!
B  discard yF
= asks B colour; hand B r1 yS; side light; discards 3
B  colour y
= asks B play; colour y; hand A gS g+1
