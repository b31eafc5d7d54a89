# G12 G14 corner: Under `lowest`, too, the last seat left wins the match, with the highest total; the leaver takes its own points.
edition classic
scoring lowest
score A=400 B=10
top   r5
A     r1 g1 g2
B     y3

B  quit
= over; winner A; match A; score B=13
