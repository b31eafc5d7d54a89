# G9 T2 plain: A player brought down to one card by discarding under Optimus owes the call and, caught, draws two.
edition transformers
top   b5/p9
A     WO/t3 r9/u5 g2/t+5 y4/p+5
B     b1/pSA b2/o8
C     y1/pSA y3/u1
draw  y5/t8 y7/o2 g9/oR

A  play WO
A  target B
A  discard g2 y4
A  colour r
= asks B play; owes A; hand A r9
A  catch A !!
C  catch A
= hand A r9 y5 y7; owes none; asks B play; pile 1
A  uno !!
