# T4 G14 corner: A turn that is lost by leaving was none: the seat after it still answers the Flip in any colour.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
C     y4/uF g3/o6 b2/o1
draw  g9/oR b1/u1

A  play bF
= side dark; top p9; asks B play
B  quit
= asks C play; colour p
C  play uF
= side light; top bF; asks C flipped
