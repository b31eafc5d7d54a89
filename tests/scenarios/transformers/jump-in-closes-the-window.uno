# jump_in G9 corner: Jumping in closes the window in which the earlier player could be caught.
edition transformers
house jump_in
top   r9/u5
A     r5/p2 y1/pSA
B     g1/o5 g2/t3
C     r5/t5 b1/uSA b2/o8

A  play r5
= owes A; asks B play
C  play r5
= owes none; asks A play
B  catch A !!
