# N10 N11 G11 corner: Who may not pass draws from what the knocked out held, and goes out by it.
edition no-mercy
scoring points
turn  C
top   r5
A     b1 b2
B     b8 g1
C     y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1   # 23
draw  y2 y3

C  draw
= out C; asks A play; pile 0; discards 1
A  pass !!
A  draw
= over; winner B; out A; score A=0 B=500 C=0; match none; pile 2; hand B b8 g1
