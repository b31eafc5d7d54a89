# T7 plain: A dark Skip Everyone skips all the others, and the same player plays again.
edition transformers
side  dark
top   r6/p9
A     y6/pSA b9/p5 b4/u9
B     r1/p3 g4/t9
C     g8/pR g5/o8
D     g7/o6 y7/o2

A  play pSA
= asks A play; direction left; top pSA; cards A=2 B=2 C=2 D=2
A  play p5
= asks B play
