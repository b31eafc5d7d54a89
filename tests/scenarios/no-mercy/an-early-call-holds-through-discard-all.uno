# N5 G9 corner: The player called with two cards and lays the Discard All: only the other brought to one card owes.
edition no-mercy
top   r5
A     rDA b3
B     r7 r8 y8
C     y1 y2
draw  b9 b8 b7

A  uno
A  play rDA
= asks B play; owes B; hand A b3; hand B y8
C  catch A !!
A  catch B
= owes none; hand B y8 b9 b8; asks B play
