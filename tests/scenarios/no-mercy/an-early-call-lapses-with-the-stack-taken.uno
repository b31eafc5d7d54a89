# G9 N2 corner: Called with two cards but then took the stack: once back at one card the call is owed anew.
edition no-mercy
top   r5
A     r+2 rDA b3 b4
B     g+2 r8
C     r9 y7 y8
draw  r6 r3 b7

A  play r+2
= asks B stack
B  uno
B  take
= asks C play; hand B g+2 r8 r6 r3; owes none
C  play r9
A  play rDA        # strips B of the three red cards
= asks B play; hand B g+2; hand A b3 b4; hand C y7 y8; owes B
