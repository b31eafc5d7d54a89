# jump_in G5 corner: A drawn card that was kept may still jump in, once the next turn waits; while it is asked for, nobody may.
edition classic
house jump_in
top   r5
A     g1 g2
B     g3 g4
C     r5 g6 g7
draw  r5 y1

A  draw
C  play r5 !!
A  pass
= asks B play
A  play r5
= asks B play; hand A g1 g2; discards 2; owes none
