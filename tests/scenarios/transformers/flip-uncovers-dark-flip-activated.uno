# T4 T8 corner: An uncovered Flip, activated, turns everything over once more; the Flip that comes up again does nothing.
edition transformers
top   b5/tF
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2 rF/u3
C     r9/u5 g8/t9
draw  g9/oR b1/uSA

A  play bF
= side dark; top tF; asks A flipped; back b1; hand A p2 u+5
A  activate
= side light; top bF; colour b; asks B play; hand A r1 r2; hand B y5 y7 rF; back oR; discards 2; pile 2
B  play rF
= side dark; top tF; asks B flipped
