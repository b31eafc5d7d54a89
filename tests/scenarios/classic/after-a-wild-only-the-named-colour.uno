# G4 plain: After a Wild only the named colour or another wild goes on it, not the number beneath it.
edition classic
top   r5
A     W r1 b2 b3
B     r5 b9 W g3
C     g7 y2 y4

A  play W
A  colour g
= asks B play; colour g; top W
B  play r5 !!
B  play b9 !!
B  play W
= asks B colour
B  colour y
= asks C play; colour y
C  play g7 !!
C  play y2
= asks A play; top y2; colour y
