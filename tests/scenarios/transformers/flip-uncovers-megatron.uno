# T4 plain: An uncovered Megatron only lets the player of the Flip name a colour: no duel, nobody draws.
edition transformers
top   b5/WM
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
C     r9/u5 g8/t9
draw  g9/oR b1/u1

A  play bF
= side dark; top WM; asks A colour; shown none
A  target B !!
A  activate !!
A  ignore !!
B  colour t !!
A  colour r !!
A  colour o
= asks B play; colour o; cards A=2 B=2 C=2; pile 2; shown none
