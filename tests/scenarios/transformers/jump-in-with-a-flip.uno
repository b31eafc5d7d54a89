# jump_in T4 corner: A Flip jumps in on the same Flip lying uncovered and turns everything back, its player answering what comes up.
edition transformers
house jump_in
top   b5/tF
A     bF/u6 r1/p2 r2/u+5
B     r3/p7 b8/t4
C     yS/tF y5/t8 y7/o2

A  play bF
A  ignore
= asks B play; top tF
C  play tF
= side light; top bF; asks C flipped; hand C y5 y7
C  ignore
= asks A play; colour b
