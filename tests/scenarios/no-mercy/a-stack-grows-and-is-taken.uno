# N2 G13 plain: A Draw Two answered by a Draw Two makes four for the next player, who loses the turn.
edition no-mercy
top   r5
A     r+2 b1 b3
B     g+2 y7 y8
C     y1 b9
D     g6 g4
draw  r1 r2 r3 r4 r6

A  play r+2
= asks B stack; hand B g+2 y7 y8; pile 5
B  play g+2
= asks D play; hand C y1 b9 r1 r2 r3 r4; pile 1; colour g; top g+2; discards 3
= hand A b1 b3; hand B y7 y8; hand D g6 g4; direction left; owes none
