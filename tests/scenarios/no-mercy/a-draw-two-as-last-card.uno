# G10 plain: With the last card the round ends at once; here the next player draws nothing even for a Draw Two.
edition no-mercy
scoring points
top   r5
A     r+2
B     g+2 y8
C     b4
draw  r1 r2 r3

A  play r+2
= over; winner A; hand B g+2 y8; pile 3; score A=32 B=0 C=0    # 20 + 8 + 4
