# G10 plain: A last Flip turns everything, the hands count by their dark faces, and the +5 it uncovers does nothing.
edition transformers
scoring points
top   b5/t+5
A     bF/u6
B     r9/p+5 y6/WDC
C     y2/t1
draw  g1/o5 g2/t3 g4/p8 g5/o7 g7/o6

A  play bF
# B: 20 + 60, C: 1
= over; winner A; side dark; hand B p+5 WDC; hand C t1; pile 5; score A=81 B=0 C=0; match none
A  activate !!
