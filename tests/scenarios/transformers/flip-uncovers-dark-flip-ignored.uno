# T4 corner: An uncovered Flip left alone stays on top, and later Flips of any colour match it by their symbol.
edition transformers
top   b5/tF
A     bF/u6 r1/p2 r2/u+5
B     y5/u8 y7/o2
C     g3/pF r9/u5 g8/t9
draw  g9/oR b1/u1

A  play bF
A  ignore
= asks B play; side dark; top tF; colour t
B  draw
= asks C play; hand B u8 o2 u1
C  play pF
= side light; top bF; asks C flipped
