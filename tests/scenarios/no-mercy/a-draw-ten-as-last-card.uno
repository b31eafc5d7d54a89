# G10 N9 corner: A wild draw card laid last asks for no colour and makes nobody draw.
edition no-mercy
top   r5
A     W+10
B     y1 y2
C     b4
draw  r1 r2 r3

A  play W+10
= over; winner A; cards B=2 C=1; pile 3; match A; top W+10
