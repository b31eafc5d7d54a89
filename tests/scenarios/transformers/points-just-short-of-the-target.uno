# G12 corner: With 499 points the match goes on.
edition transformers
scoring points
score A=430 B=400
top   r5/t7
A     r1/p2
B     WO/t3 g9/o1 y+1/p1

A  play r1
# 430 + 50 + 9 + 10
= over; winner A; score A=499 B=400; match none
