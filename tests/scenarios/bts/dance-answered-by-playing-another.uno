# B1 corner: In the turn that follows a Dancing Wild of one's own may be played, between two back at the first player.
edition bts
top   r5
A     WD y1 y2
B     WD y3 y4
draw  b7 g7 y7 r7

A  play WD
A  colour b
B  dance
= asks B play
B  play WD
B  colour g
= asks A dance; colour g
A  decline
= asks A play; hand A y1 y2 b7 g7 y7; hand B y3 y4; pile 1
