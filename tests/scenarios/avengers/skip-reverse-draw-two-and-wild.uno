# G4 G6 G7 G13 plain: Skip, Reverse, Draw Two and Wild act as in any deck, in purple as in the other colours, and go on their like.
edition avengers
top   u5
A     uS uR r+2 r1 u8
B     gR u+2 W u1
C     gS b1 b2 b3
draw  b7 b8 g7 g8 u9

A  play r+2 !!
A  play r1 !!
A  play uS
= asks C play
C  play gS
= asks B play; colour g
B  play gR
= asks A play; direction right
A  play uR
= asks B play; direction left
B  play u+2
= asks A play; hand C b1 b2 b3 b7 b8
A  play r+2
= asks C play; hand B W u1 g7 g8; pile 1
C  play b1 !!
C  draw
= asks A play; hand C b1 b2 b3 b7 b8 u9; pile 0
A  play r1
= owes A
B  play W
B  colour u
= asks C play; colour u; top W
C  play b1 !!
C  play u9
= asks A play; owes none
A  play u8
= over; winner A
