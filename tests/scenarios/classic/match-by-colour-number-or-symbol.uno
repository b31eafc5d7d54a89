# G4 plain: A card is laid on its colour, on its number or on its symbol, and on nothing else.
edition classic
top   b5
A     r5 gS y1 y3
B     r2 y8 y9 b7
C     g2 yS b8 b9

A  play gS !!
A  play y1 !!
A  play r5
= asks B play; colour r; top r5
B  play b7 !!
B  play y8 !!
B  play r2
= asks C play; colour r
C  play yS !!
C  play b8 !!
C  play g2
= asks A play; colour g
A  play gS
= asks C play; colour g; hand A y1 y3
C  play b9 !!
C  play yS
= asks B play; colour y; hand C b8 b9
B  play b7 !!
B  play y9
= asks C play; hand B y8 b7; top y9
