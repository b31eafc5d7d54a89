# G14 N8 corner: The one to name the roulette's colour leaves: nobody draws, the colour in force stays.
edition no-mercy
top   r5
A     WCR b1 b3
B     y7 y8
C     r2 g2
draw  r1 b2 b9

A  play WCR
= asks B colour
B  quit
= out B; asks C play; colour r; pile 3; cards C=2; top WCR
C  play g2 !!
C  play r2
= asks A play; owes C
