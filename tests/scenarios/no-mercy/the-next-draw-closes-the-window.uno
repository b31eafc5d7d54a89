# G9 N1 corner: The next player's drawing closes the window, before the card drawn is played.
edition no-mercy
top   r5
A     r1 b3
B     y2 g2
C     y3 y4
draw  b9 r6 b8

A  play r1
= owes A; asks B play
B  draw
= asks B drawn; owes none
C  catch A !!
A  uno !!
