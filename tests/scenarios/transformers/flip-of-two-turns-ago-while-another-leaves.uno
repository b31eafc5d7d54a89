# T4 G14 corner: Somebody leaves during another's turn; that turn passes all the same, and the Flip before it opens nothing more.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
C     y4/uF g3/o6 b2/o1
D     y8/uF g4/o7 b3/o3
draw  g9/oR b1/u1

A  play bF
= side dark; top p9; asks B play
C  quit
= asks B play
B  draw
= asks D play; colour p
D  play uF !!
