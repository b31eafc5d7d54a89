# G7 plain: A Wild may name any of the four colours.
edition classic
top   r5
A     W W g1 g2
B     W g3 g4
C     W g5 g6

A  play W
A  colour b
= asks B play; colour b
B  play W
B  colour y
= asks C play; colour y
C  play W
C  colour g
= asks A play; colour g
A  play W
A  colour r
= asks B play; colour r; hand A g1 g2
