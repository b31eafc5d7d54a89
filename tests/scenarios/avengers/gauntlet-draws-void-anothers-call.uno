# A1 G9 corner: A call made in time is gone with the single card it was for; down to one again, UNO is owed anew.
edition avengers
top   r5
A     WG g1 b2 b3
B     r3 g2
turn  B
draw  u6 g8 r9

B  uno
B  play r3
= owes none; hand B g2
A  play WG
A  lay g1
A  colour g
= asks B play; hand B g2 u6 g8; hand A b2 b3
B  play g8
A  draw
B  play g2
= asks A play; owes B; hand B u6
A  catch B
= cards B=3; owes none
