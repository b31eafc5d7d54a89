# G15 N1 plain: Able to play, the first card held that fits is played: those dealt first, then those drawn.
edition no-mercy
turn  B
top   r5
A     b4 r3 r4
B     r+2 r1 r6 r2 y5
draw  r8 r9 b9

B  play r+2        # A has r8 r9 drawn after b4 r3 r4
= asks B play; hand A b4 r3 r4 r8 r9
A  timeout !!
B  play r1
A  timeout
= asks B play; hand A b4 r4 r8 r9; top r3
B  play r6
A  timeout
= hand A b4 r8 r9; top r4
B  play r2
A  timeout
= asks B play; hand A b4 r9; top r8
