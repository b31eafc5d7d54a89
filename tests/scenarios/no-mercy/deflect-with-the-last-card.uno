# deflect G10 corner: The last card ends the round at once: the stack is void, nobody draws it.
edition no-mercy
house deflect
top   r5
A     r+4 r1 r2
B     rS
C     g1 g2
draw  g3 g4 g6 g7 g8

A  play r+4
B  play rS
= over; winner B; cards A=2 C=2; pile 5
