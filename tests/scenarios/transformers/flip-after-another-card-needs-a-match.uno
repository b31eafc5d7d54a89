# T4 corner: After a plain card has been played upon the Flip's turn, an off-colour Flip is refused.
edition transformers
top   b5/p9
A     bF/u6 r1/p2 r2/u+5
B     y5/p8 y7/o2 b8/t4
C     y4/uF g3/oF b2/p6

A  play bF
B  play p8
= asks C play; top p8; side dark
C  play uF !!
C  play oF !!
C  play p6
= asks A play; top p6
