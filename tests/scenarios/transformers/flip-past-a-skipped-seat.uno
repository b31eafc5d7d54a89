# T4 T7 corner: A seat skipped by an uncovered Skip had no turn, so the seat after it may still answer the Flip in any colour.
edition transformers
side  dark
top   gS/u4
A     y4/uF b9/o5 b4/u1
B     r1/p3 g4/t9
C     rF/u3 r2/u+5 y2/t8

A  play uF
= side light; top gS; colour g; asks A flipped
A  activate
= asks C play; colour g; cards B=2; direction left
C  play rF
= side dark; top uF; asks C flipped; hand C u+5 t8
C  ignore
= asks A play; colour u; side dark
