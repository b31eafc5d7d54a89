# G9 T2 corner: Holding two cards after playing Optimus, in one's own turn, one may call before discarding down to one.
edition transformers
top   b5/p9
A     WO/t3 r9/u5 g2/t+5
B     b1/pSA b2/o8
C     y1/pSA y3/u1

A  uno !!
A  play WO
A  target B
= asks A discard; cards A=2
A  uno
A  discard g2
= asks A colour; hand A r9; owes none
C  catch A !!
A  colour r
= asks B play; owes none
