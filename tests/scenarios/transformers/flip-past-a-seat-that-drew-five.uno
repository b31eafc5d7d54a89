# T4 corner: A seat that draws for an activated draw card loses its turn, so the Flip is still that of the turn before.
edition transformers
top   b5/t+5
A     bF/u6 r1/p2 r2/u+5
B     r3/p7 b8/t4
C     y4/uF y5/t8 y7/o2
# turned over: pR o6 o7 p8 t3, then o5
draw  g1/o5 g2/t3 g4/p8 g5/o7 g7/o6 g8/pR

A  play bF
= asks A flipped; top t+5
A  activate
= asks C play; hand B p7 t4 pR o6 o7 p8 t3; pile 1; colour t
C  play uF
= side light; top bF; asks C flipped
