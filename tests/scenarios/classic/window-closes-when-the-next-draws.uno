# G9 corner: The next player's draw closes the window at once, even while they still think about the drawn card.
edition classic
top   r5
A     r1 b1
B     g3 g4
C     r6 g6 g7
draw  r9 y2 y3

A  play r1
= owes A
B  draw
= asks B drawn; owes none
C  catch A !!
A  uno !!
B  pass
= asks C play; hand A b1; owes none
