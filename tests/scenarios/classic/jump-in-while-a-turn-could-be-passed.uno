# jump_in G11 corner: A turn that may only play or pass, for want of cards, still waits, so one may jump in.
edition classic
house jump_in
top   r5
A     g1 g2
B     r4 g3 g4
C     r5 g6 g7

= asks A play
A  draw !!
C  play r5
= asks A play; hand C g6 g7; discards 2
A  pass !!
