# T2 corner: More than two cards, cards not held, the same card twice, the Optimus itself or another's answer are refused.
edition transformers
top   b5/p9
A     WO/t3 r9/u5 g2/t+5 y4/p+5 b3/t2
B     b1/pSA b2/o8
C     y1/pSA y3/u1

A  play WO
A  target B
= asks A discard
A  discard g2 y4 b3 !!
A  discard r8 !!
A  discard b1 !!
A  discard g2 g2 !!
A  discard WO !!
B  discard b1 !!
A  colour g !!
A  play r9 !!
A  discard g2
= asks A colour; hand A r9 y4 b3; discards 3; top WO
A  discard y4 !!
