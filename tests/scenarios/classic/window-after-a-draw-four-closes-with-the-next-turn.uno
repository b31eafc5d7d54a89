# G9 corner: After an accepted Wild Draw Four it is the play of the one whose turn follows that closes the window.
edition classic
top   b5
A     W+4 y1
B     g1 g2
C     g3 g4 r6
draw  r1 r2 r3 r4 r5 y7 y8

A  play W+4
A  colour g
B  accept
= asks C play; owes A
C  play g3
= asks A play; owes none
B  catch A !!
A  uno !!
