# G9 plain: A call after the card was played is in time as long as nobody has caught the player.
edition classic
top   r5
A     r1 b1
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3

A  play r1
= owes A
A  uno
= owes none; asks B play; hand A b1
B  catch A !!
C  catch A !!
