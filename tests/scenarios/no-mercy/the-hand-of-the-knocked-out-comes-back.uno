# N10 G11 corner: The hand set aside joins the discard pile in the next reshuffle, and not before.
edition no-mercy
turn  C
top   r1
A     r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1 r1   # 23
B     g1 g2
C     r+2 y2 y3
draw  r1 r1

C  play r+2
= out A; asks B play; pile 0; discards 2; cards A=0
B  draw            # the 25 set aside and the r1 beneath: 26, one of them drawn
= asks B drawn; hand B g1 g2 r1; pile 25; discards 1
B  play r1
= asks C play; discards 2; pile 25
