# G11 corner: A card played begins the row of passes anew; who is skipped must pass as well before the round is blocked.
edition classic
top   r5
A     b1 b2
B     b3 b4
C     rS y3 y4

A  pass
B  pass
C  play rS
= asks B play; discards 2
B  draw
= asks B drawn; hand B b3 b4 r5
B  pass
C  pass
A  pass
= asks B play
B  pass
= over; winner A
