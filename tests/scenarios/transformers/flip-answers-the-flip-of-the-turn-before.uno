# T4 corner: Right after a Flip the next player may play one of any colour on a number; it brings the first Flip up again.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     y4/uF y5/t8 y7/o2
C     r9/u5 g8/t9

A  play bF
= side dark; top p9; colour p; asks B play
B  play uF
= side light; top bF; asks B flipped; hand B y5 y7; hand A r1 r2; discards 3
B  ignore
= asks C play; side light; top bF; colour b
