# N3 corner: On a turn a Draw Four fits its colour or another four, not a Draw Two of another colour.
edition no-mercy
top   b+2
A     r+4 b+4 b1
B     g7 g8
C     y+4 g1 g3
draw  r1 r2 r3 r4 r6 r7 r8 r9 b2

A  play r+4 !!
A  play b+4
= asks C play; cards B=6; pile 5
C  play y+4
= asks A stack; colour y
A  take
= asks B play; cards A=6; pile 1
