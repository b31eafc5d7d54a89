# jump_in T4 corner: While the Flip's player is asked about the uncovered card nobody may jump in; once it is ignored, its twin may, and acts.
edition transformers
house jump_in
top   b5/t+5
A     bF/u6 r1/p2 r2/u+5
B     r3/p7 b8/t4
C     g2/t+5 y5/t8 y7/o2
draw  g1/o5 g2/t3 g4/p8 g5/o7 g7/o6 g8/pR

A  play bF
= asks A flipped
C  play t+5 !!
A  ignore
= asks B play
C  play t+5
= asks B play; hand A p2 u+5 pR o6 o7 p8 t3; cards B=2 C=2; pile 1
