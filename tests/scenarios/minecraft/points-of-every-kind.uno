# G12 plain: Numbers count their value, Draw Two, Reverse and Skip 20, Wild, Wild Draw Four and the Creeper 50.
edition minecraft
scoring points 200
top   y5
A     y1
B     y0 g9 r+2 yR bS
C     W W+4 WC

A  play y1
# B: 9 + 3 x 20 = 69, C: 3 x 50 = 150
= over; winner A; score A=219; match A
