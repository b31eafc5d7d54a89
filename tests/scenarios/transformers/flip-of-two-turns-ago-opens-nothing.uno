# T4 corner: After one more player has had a turn, if only to draw, a Flip must match again.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
C     y4/uF g3/pF b2/p6
# turned over, the pile gives u1 first
draw  g9/oR b1/u1

A  play bF
= side dark; top p9; asks B play; back b1
B  draw
= asks C play; hand B t8 o2 u1
C  play uF !!
C  play pF
= side light; top bF; asks C flipped; hand C y4 b2
