# G12 plain: Numbers count their value, Draw Two, Reverse and Skip 20, Wild, Wild Draw Four and the Infinity Gauntlet 50.
edition avengers
scoring points
top   u5
A     u1
B     u0 g9 r+2 uR bS
C     W W+4 WG

A  play u1
# B: 9 + 3 x 20 = 69, C: 3 x 50 = 150
= over; winner A; score A=219 B=0 C=0; match none
