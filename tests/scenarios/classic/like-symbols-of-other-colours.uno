# G4 corner: A Reverse goes on any Reverse and a Draw Two on any Draw Two, whatever their colours.
edition classic
top   bR
A     gR r+2 b1 b2
B     g1 g2
C     rR y+2 b3 b4
draw  b5 b6 b7 b8 b9

A  play r+2 !!
A  play gR
= asks C play; direction right; colour g
C  play y+2 !!
C  play rR
= asks A play; direction left; colour r
A  play r+2
= asks C play; hand B g1 g2 b5 b6; colour r
C  play y+2
= asks B play; hand A b1 b2 b7 b8; colour y; pile 1
B  play b5 !!
