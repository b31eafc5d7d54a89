# G3 plain: A purple Reverse turned up first gives the dealer the first turn and turns play to the right.
edition avengers
opening
top   uR
A     u1 u2
B     u3 u4
C     u5 u6 g1
draw  b1

= asks C play; direction right; colour u
C  play u5
= asks B play
B  play u3
= asks A play
