# jump_in corner: Only coloured cards jump in: a second Optimus must wait for its turn.
edition transformers
house jump_in
top   WO/t3
colour g
A     y1/pSA y2/t1
B     r9/u5 g3/o2
C     WO/t3 b2/o8

C  play WO !!
= asks A play
