# G11 G12 corner: Everybody passing in a row blocks the round: the lowest hand by the faces in play wins and scores as usual.
edition transformers
side  dark
scoring points
top   r5/t7
A     r9/p1 y1/u2
B     r1/p9

A  pass
= asks B play
B  pass
# dark: A 3, B 9 (light: A 10, B 1)
= over; winner A; score A=9 B=0; match none
