# N10 N1 plain: The twenty-fifth card, drawn on a turn, puts its player out; play moves on.
edition no-mercy
top   r5
A     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3   # 23
B     r1 g2
C     y1 y2
D     b1 b2
draw  b9 g9 r8 r6

A  draw            # b9, g9, and no further
= out A; asks B play; cards A=0 B=2 C=2; pile 2; discards 1; top r5; colour r
A  draw !!
A  uno !!
B  play r1
= asks C play; owes B
A  catch B !!
D  catch B
= owes none; hand B g2 r8 r6; pile 0; discards 2
