# N10 N8 G11 corner: A roulette goes on with the hand that was set aside, and its cards put the next one out.
edition no-mercy
turn  C
top   b5
A     WCR b1 b2
B     y1 y2
C     g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1   # 23
draw  r8 r9

C  draw
= out C; asks A play; pile 0; discards 1
A  play WCR
B  colour y            # no yellow among b5 and the 25: 23 of them make 25
= over; winner A; out B; out C; pile 3; discards 1; top WCR
