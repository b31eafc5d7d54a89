# T4 T1 corner: A Flip drawn in the turn after a Flip fits whatever its colour.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
C     r9/u5 g8/t9
# turned over, the Flip comes first
draw  g9/oR y4/uF

A  play bF
= side dark; top p9; back y4
B  draw
= asks B drawn; hand B t8 o2 uF
B  play uF
= side light; top bF; asks B flipped; hand B y5 y7; pile 1
