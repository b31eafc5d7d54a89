# force_play T4 corner: A Flip drawn right after a Flip can be played in any colour, so it must be.
edition transformers
house force_play
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
draw  b2/p6 y4/uF

A  play bF
B  draw
= asks B drawn; hand B t8 o2 uF
B  pass !!
B  play uF
= side light; asks B flipped
