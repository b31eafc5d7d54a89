# G4 corner: Once a wild has named another colour, the colour it was laid on no longer matches.
edition classic
top   W+4
colour y
A     y1 W g2
B     y3 b4 b6
C     b7 b8 r9

= colour y
A  play g2 !!
A  play W
A  colour b
= asks B play; colour b
B  play y3 !!
B  play b4
= asks C play; top b4; colour b
