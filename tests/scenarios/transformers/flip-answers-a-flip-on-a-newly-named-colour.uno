# T4 corner: The Flip of the turn before lets an off-colour one be played even on an uncovered wild with its named colour.
edition transformers
top   b5/WM
A     bF/u6 r1/p2 r2/u+5
B     g3/pF y5/t8 y7/o2
C     r9/u5 g8/t9

A  play bF
= side dark; top WM; asks A colour
A  colour t
= asks B play; colour t
B  play pF
= side light; top bF; asks B flipped; hand B y5 y7
