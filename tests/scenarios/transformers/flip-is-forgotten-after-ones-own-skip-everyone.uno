# T4 T7 corner: Who goes again after a Skip Everyone follows that card, no longer the Flip before it.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     r6/pSA y4/uF y5/t8
C     y7/o2 b8/t4

A  play bF
= asks B play; colour p
B  play pSA
= asks B play; colour p; top pSA
B  play uF !!
= side dark; hand B uF t8
