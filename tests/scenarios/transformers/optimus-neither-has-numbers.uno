# T2 corner: Neither of the two holds a number: nothing is shown and the player of the card wins.
edition transformers
top   b5/p9
A     WO/t3 gS/u4 g+1/o6
B     rR/u3 bF/u6 WO/p5
C     b9/uF r3/p7

A  play WO
A  target B
= shown none; asks A discard; hand A gS g+1; hand B rR bF WO
A  discard g+1
= asks A colour; hand A gS; discards 3
A  colour y
= asks B play; colour y; cards A=1 B=3 C=2
