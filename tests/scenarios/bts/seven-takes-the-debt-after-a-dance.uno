# seven_zero B1 G9 corner: The window stays open while the next dances or draws; a Seven of theirs closes it, and the card swapped owes anew.
edition bts
house seven_zero
top   r5
A     WD r1
B     b7 y4
C     g8 g9 g1
draw  y1 y2 y3 y5 y6

A  play WD
A  colour b
B  decline
= asks B play; owes A
B  play b7
= asks B target; owes none
B  target A
= asks C play; hand A y4 y1 y2 y3; hand B r1; owes B
A  uno !!
C  catch B
= hand B r1 y5 y6
