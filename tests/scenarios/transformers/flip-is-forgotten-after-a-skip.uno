# T4 T7 corner: The skipped seat is passed over, but the turn just before is that of the Skip's player, not one's own Flip.
edition transformers
side  dark
top   g5/u4
A     y4/uF rF/u3 b9/o5 b4/u1
B     gS/p3 r1/t9 y3/o3
C     r2/u+5 y2/t8

A  play uF
= side light; top g5; asks B play; hand A rF b9 b4
B  play gS
= asks A play; top gS
A  play rF !!
= asks A play; side light
