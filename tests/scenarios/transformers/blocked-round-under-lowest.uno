# G11 G12 corner: A blocked round counts under lowest as any other: everybody adds their dark faces, its winner too.
edition transformers
side  dark
scoring lowest
score A=10 B=20
top   r5/t7
A     r9/p1 y1/u2
B     r1/p9

A  pass
B  pass
= over; winner A; score A=13 B=29; match none
