# G9 B1 corner: A late call is good after the dance; the dancer's card, not the dance, ends the time for it.
edition bts
top   r5
A     WD y1
B     b1 y3 y4
C     WD g5
draw  b7 b9

A  play WD
A  colour b
B  dance
= asks B play; owes A
A  uno
= owes none
C  catch A !!
B  play b1
= asks C play
C  play WD
= asks C colour; owes C
C  colour y
= asks A dance; owes C
A  dance
= asks A play; owes C
A  draw
= asks B play; owes none; hand A y1 b7
C  uno !!
B  catch C !!
