# G12 corner: Exactly 500 points win the match for the round's winner, nobody else having scored.
edition transformers
scoring points
score A=430 B=400
top   r5/t7
A     r1/p2
B     WO/t3 gR/o1

A  play r1
= over; winner A; score A=500 B=400; match A
