# G4 plain: Light cards follow one another by colour, by number and by symbol, and others are refused.
edition transformers
top   r5/t7
A     r9/u5 y1/pSA y2/t1
B     g9/o+5 bR/o4 y4/u6
C     gR/o1 b1/uSA b2/o8

A  play y1 !!
A  play r9
= asks B play
B  play bR !!
B  play g9
= asks C play; colour g
C  play b1 !!
C  play gR
= asks B play; direction right
B  play y4 !!
B  play bR
= asks C play; direction left; top bR; colour b; hand B y4; owes B
