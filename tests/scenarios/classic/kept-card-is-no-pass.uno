# G11 corner: Keeping the last card drawn is no pass for want of cards: all three must pass after it.
edition classic
top   r5
A     b9 b8
B     y3 y4
C     W W
draw  r3

A  draw
= asks A drawn; pile 0
A  pass
B  pass
C  pass
= asks A play
A  pass
= over; winner B
