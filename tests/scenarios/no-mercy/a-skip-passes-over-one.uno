# G4 plain: A Skip takes the next player's turn, who neither plays nor draws; it goes on its colour or on another Skip.
edition no-mercy
top   r5
A     rS b1 gS
B     r1 r2
C     gS y3 y4
D     y1 y2
draw  b9

A  play gS !!
A  play rS
B  play r1 !!
= asks C play; cards B=2; pile 1
C  play gS
= asks A play; colour g; cards D=2
A  play gS
= asks C play; owes A
