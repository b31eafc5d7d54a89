# T4 T7 corner: An uncovered Skip Everyone, activated, gives the Flip's player another turn that follows their own: an off-colour Flip is allowed.
edition transformers
top   b5/pSA
A     bF/u6 r1/tF r2/u+5 y2/t1
B     r3/p7 b8/t4
C     y5/t8 y7/o2

A  play bF
= side dark; top pSA; asks A flipped; hand A tF u+5 t1
A  activate
= asks A play; colour p; top pSA
A  play tF
= side light; top bF; asks A flipped; hand A r2 y2
A  ignore
= asks B play; colour b; top bF
