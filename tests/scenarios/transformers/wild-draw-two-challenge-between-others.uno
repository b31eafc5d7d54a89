# T5 corner: A challenged Wild Draw Two opens the hand to all, also to who is not in it; a Wild Draw Colour does not.
edition transformers
top   r5/t7
A     W+2/p2 b3/t1 g2/t2
B     y1/u1 y2/u2
C     b9/p9 g9/p8
draw  y3/u3 y4/u4 y5/u5 y6/u6 y7/u7

A  play W+2
A  colour b
= asks B challenge
B  challenge
= shown all A b3 g2; shown B A; asks C play; hand B y1 y2 y3 y4 y5 y6; pile 1
