# G12 plain: Numbers count their value, Draw Two, Reverse and Skip 20, Wild, Wild Draw Four and the Dancing Wild 50.
edition bts
scoring lowest
top   y5
A     y1
B     y0 g9 r+2 yR bS
C     W W+4 WD

A  play y1
# B: 9 + 3 x 20, C: 3 x 50
= over; winner A; score A=0 B=69 C=150; match none
