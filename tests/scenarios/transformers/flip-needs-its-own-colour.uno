# T4 corner: Without a Flip on the pile or in the turn before, a Flip of another colour is refused.
edition transformers
top   b5/p9
A     rF/u3 bF/u6 g5/t4 y2/t1
B     y9/u4 y8/o2

A  play rF !!
= side light; asks A play; cards A=4
A  play bF
= side dark; top p9; hand A u3 t4 t1; asks B play
