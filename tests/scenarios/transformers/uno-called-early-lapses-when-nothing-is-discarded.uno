# G9 T2 corner: An early call lapses when the turn ends with two cards, and must be made again.
edition transformers
top   b5/p9
A     WO/t3 r9/u5 g2/t+5
B     r1/pSA b2/o8 y4/u6
C     r4/o+5 y3/u1 y8/o2

A  play WO
A  target B
A  uno
A  discard
A  colour r
= asks B play; owes none; cards A=2
B  play r1
C  play r4
A  play r9
= asks B play; hand A g2; owes A
B  catch A
= cards A=3; owes none; asks B play
