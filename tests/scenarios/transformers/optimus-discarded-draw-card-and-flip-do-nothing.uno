# T2 corner: Action cards put under Optimus have no effect: nobody draws and nothing turns over.
edition transformers
top   b5/p9
A     WO/t3 r9/u5 g+1/o6 yF/p4
B     b1/pSA b2/o8
C     y1/pSA y3/u1
draw  y5/t8 y7/o2

A  play WO
A  target C
A  discard g+1 yF
= side light; asks A colour; top WO; discards 4; cards A=1 B=2 C=2
A  colour b
= asks B play; side light; colour b; cards A=1 B=2 C=2; pile 2
