# G9 plain: Caught before the next player has played, one draws two; a second catch finds nothing.
edition no-mercy
top   r5
A     r1 b3
B     y1 y2
C     g1 g2
draw  b9 b8 b7

A  play r1
= owes A; asks B play
A  catch A !!
B  catch C !!
C  catch A
= owes none; hand A b3 b9 b8; pile 1; asks B play
B  catch A !!
