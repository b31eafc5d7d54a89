# N7 plain: Skip Everyone gives its player the next turn too; the direction stays.
edition no-mercy
top   r5
A     rSA r1 b3
B     r9 y2
C     y3 y4
draw  b9

A  play rSA
= asks A play; direction left; top rSA; hand A r1 b3
B  play r9 !!
A  play r1
= asks B play; owes A; direction left
