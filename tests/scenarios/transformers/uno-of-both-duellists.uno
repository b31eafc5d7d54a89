# G9 T2 corner: The player and the winner of a duel may owe the call at the same time, and are caught each for themselves.
edition transformers
top   b5/t7
A     WO/t3 r1/p2
B     y9/o4 y5/o5
C     y2/p9
draw  r2/p1 r3/p2 r4/p3 r6/p6

A  play WO
A  target B
= asks B discard; owes A
B  discard y5
= asks B colour; owes A B
B  catch A
= owes B; cards A=3; asks B colour
B  catch B !!
C  catch B
= owes none; cards B=3; asks B colour; pile 0
B  colour g
= asks B play; colour g
