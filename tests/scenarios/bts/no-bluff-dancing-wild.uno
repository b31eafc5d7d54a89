# no_bluff B1 corner: A Dancing Wild may be played with the colour in hand where a Wild Draw Four may not, and one kept in hand does not bar the Draw Four.
edition bts
house no_bluff
top   r5
A     W+4 WD r1
B     W+4 WD g2
C     y1 y2
draw  b1 b2 b3 b4 b5

A  play W+4 !!
A  play WD
A  colour y
= asks B dance; hand A W+4 r1
B  dance
B  play W+4
B  colour b
= asks A play; hand B WD g2; hand C y1 y2 b1 b2 b3 b4; pile 1
