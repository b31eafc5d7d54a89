# G12 plain: Scored as single, one round decides the match and no points are kept.
edition transformers
scoring single
side  dark
top   r5/t7
A     g5/t4
B     r3/p7 y3/WDC

A  play t4
= over; winner A; match A; score A=0 B=0
