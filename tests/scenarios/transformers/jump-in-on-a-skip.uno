# jump_in corner: The skipped seat itself may jump in with the same Skip, which then skips the player after it.
edition transformers
house jump_in
top   r9/u5
A     rS/o3 y1/pSA y2/t1
B     rS/o+5 g1/o5 g2/t3
C     b1/uSA b2/o8

A  play rS
= asks C play
B  play rS
= asks A play; hand B g1 g2; top rS
