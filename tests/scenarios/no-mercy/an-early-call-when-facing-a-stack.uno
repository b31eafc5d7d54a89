# G9 N2 corner: Facing a stack counts as one's turn, so it may be called before the answer is laid.
edition no-mercy
top   r5
A     r+2 b3 b4
B     g+2 y1
C     y7 y8
draw  b9 b8 b7 b6 b5

B  uno !!          # not yet
A  play r+2
= asks B stack
B  uno
B  play g+2
= owes none; asks A play; hand B y1; cards C=6
C  catch B !!
