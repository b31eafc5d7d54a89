# G6 corner: With three in the round a Reverse turns the direction and skips nobody.
edition transformers
side  dark
top   r5/p9
A     g8/pR b9/u5 b4/u9
B     r1/p3 g4/t9
C     g5/o8 g7/o6

A  play pR
= asks C play; direction right
