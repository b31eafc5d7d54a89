# jump_in corner: The player of a card may follow it with its twin before the next player has played.
edition transformers
house jump_in
top   r9/u5
A     r5/p2 r5/p2 y1/pSA y2/t1
B     g1/o5 g2/t3
C     b1/uSA b2/o8

A  play r5
= asks B play
A  play r5
= asks B play; hand A y1 y2; discards 3
