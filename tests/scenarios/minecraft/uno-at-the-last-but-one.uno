# M3 G9 plain: The call is owed with one card left, and the last card needs no word.
edition minecraft
top   r5
A     r1 r2
B     r8 r9 g9
draw  b1

A  play r1
= asks B play; owes A
A  uno
= owes none
B  catch A !!
B  play r8
A  play r2
= over; winner A
