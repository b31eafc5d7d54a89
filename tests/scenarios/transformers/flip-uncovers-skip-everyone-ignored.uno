# T4 plain: An uncovered Skip Everyone, ignored, skips nobody.
edition transformers
top   b5/pSA
A     bF/u6 r1/p2 r2/u+5
B     r6/pSA y7/o2 y5/t8
C     r9/u5 g8/t9

A  play bF
= asks A flipped; top pSA
A  ignore
= asks B play; colour p
B  play pSA
= asks B play; cards A=2 B=2 C=2
