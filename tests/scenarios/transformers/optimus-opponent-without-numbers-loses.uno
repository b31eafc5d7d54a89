# T2 corner: An opponent who holds no number loses, even to a one, and shows nothing.
edition transformers
top   b5/p9
A     WO/t3 r1/o1 gS/u4
B     gR/o1 r+1/p3 W+2/p2
C     b9/uF r3/p7

A  play WO
A  target B
= shown all A r1; asks A discard; hand B gR r+1 W+2
A  discard
= asks A colour; hand A r1 gS
A  colour g
= asks B play; colour g; cards B=3
