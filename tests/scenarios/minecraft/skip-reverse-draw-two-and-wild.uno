# G4 G6 G7 G13 plain: Skip, Reverse and Draw Two go on their colour or their like only, a Wild on anything; each acts as in any deck.
edition minecraft
top   y5
A     rS b+2 gR yS
B     b1 b2 b3
C     rS gR W b4
draw  g7 g8 b9 r9

A  play b+2 !!
A  play gR !!
A  play rS !!
A  play yS
= asks C play
C  play gR !!
C  play rS
= asks B play; colour r
B  draw
= asks C play
C  play W
C  colour g
= asks A play; colour g
A  play rS !!
A  play gR
= asks C play; direction right
C  play gR
= asks A play; direction left; owes C
A  draw
= asks A drawn
A  play g8
= asks B play; hand A rS b+2
B  draw
= asks C play; owes none
C  draw
= asks A play; hand C b4 r9
