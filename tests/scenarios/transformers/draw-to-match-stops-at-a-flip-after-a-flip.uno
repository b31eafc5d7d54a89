# draw_to_match T4 corner: In the turn after a Flip a Flip of another colour can be played and so ends the drawing.
edition transformers
house draw_to_match
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
# turned over: u1, then uF, then p6
draw  b2/p6 y4/uF b1/u1

A  play bF
B  draw
= asks B drawn; hand B t8 o2 u1 uF; pile 1
B  play uF
= side light; top bF; asks B flipped
