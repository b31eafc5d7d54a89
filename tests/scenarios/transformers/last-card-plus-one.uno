# G10 plain: After a last +1 the next player first draws one, which counts.
edition transformers
scoring points
top   r5/t7
A     r+1/p3
B     b3/u8
C     g4/t4
draw  y9/u4 y8/o2

A  play r+1
# 3 + 9 + 4
= over; winner A; hand A; hand B b3 y9; hand C g4; pile 1; score A=16 B=0 C=0; match none
