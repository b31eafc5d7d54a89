# G12 plain: On the dark side +5, Reverse and Flip count 20, Skip Everyone 30, Megatron 50 and Wild Draw Colour 60.
edition transformers
side  dark
scoring points
top   r5/t7
A     g5/t4
B     r3/p7 y3/p+5 g8/pR y6/pSA g3/pF y1/WM g6/WDC
C     b9/u9

A  play t4
# B: 7 + 20 + 20 + 30 + 20 + 50 + 60 = 207, C: 9
= over; winner A; score A=216 B=0 C=0; match none
