# G14 corner: One who is not on turn leaves owing the call: the debt is gone, the question stays where it was.
edition no-mercy
top   r5
A     r1 b3
B     y1 r9 b9
C     b1 b2
draw  b9

A  play r1
= owes A; asks B play
A  quit
= owes none; out A; asks B play
C  catch A !!
B  play r9
= asks C play; discards 3
