# G9 corner: An early call takes two cards in hand and one's own turn; with three, or before the turn, it is refused.
edition classic
top   r5
A     r1 b1 b2
B     r3 g3
C     r6 g6 g7
draw  y1 y2

A  uno !!
B  uno !!
A  play r1
= asks B play; owes none
# A has two cards now, but the turn is over
A  uno !!
B  uno
B  play r3
= owes none; asks C play
C  catch B !!
