# G14 plain: Who leaves on the own turn loses it; the hand is set aside, in neither pile.
edition no-mercy
top   r5
A     r1 r2 g3
B     y1 r9
C     b1 r4 b3
draw  b9

A  quit
= out A; asks B play; cards A=0 B=2 C=3; pile 1; discards 1; top r5; colour r; direction left
A  draw !!
B  play r9
= asks C play; owes B
A  catch B !!
C  play r4
= asks B play      # past the empty chair
