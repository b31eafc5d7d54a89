# G10 N2 corner: The answer was the last card: the round ends, the stack is void.
edition no-mercy
scoring points
top   r5
A     r+2 b9 b8
B     g+4
C     y1 y2
draw  r1 r2 r3 r4 r6 r8 r9

A  play r+2
= asks B stack
B  play g+4
= over; winner B; hand B; hand C y1 y2; hand A b9 b8; pile 7
= score A=0 B=20 C=0; match none        # 9 + 8 + 1 + 2
