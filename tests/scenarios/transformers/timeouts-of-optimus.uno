# G15 T2 plain: In time out Optimus meets the next seat in the direction of play, discards none and keeps the colour in force.
edition transformers
direction right
top   b5/p9
A     WO/t3 r9/u5 g2/t+5
B     b1/pSA b2/o8
C     y1/pSA y3/u1

A  play WO
= asks A target
A  timeout
= shown all A r9; shown all C y3; asks A discard
B  timeout !!
A  timeout
= hand A r9 g2; asks A colour; discards 2
A  timeout
= asks C play; colour b; cards A=2 B=2 C=2
