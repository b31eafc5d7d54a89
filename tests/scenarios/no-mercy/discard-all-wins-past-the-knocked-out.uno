# N5 N11 N10 corner: The empty hand of one who is out wins nothing: the next empty one in order does, and scores all others.
edition no-mercy
scoring points
turn  B
top   r5
A     r1
B     g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1   # 23
C     rDA b1 W+6
D     r5 rR
draw  y9 y8 y7

B  draw
= out B; asks C play; pile 1
C  play rDA
= over; winner D; hand A; hand D; hand C b1 W+6; score A=0 B=0 C=0 D=301; match none
