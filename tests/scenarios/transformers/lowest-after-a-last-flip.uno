# G12 G10 corner: A last Flip decides by which faces the others add: the hidden Skip Everyone counts thirty.
edition transformers
scoring lowest
score A=200 B=480 C=198
top   b5/p9
A     bF/u6
B     y1/pSA
C     r9/u5

A  play bF
= over; winner A; side dark; score A=200 B=510 C=203; match A
