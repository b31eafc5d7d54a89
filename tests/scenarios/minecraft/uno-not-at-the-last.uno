# M3 G9 corner: Two cards left owe nothing; a debt that nobody caught is over, and the silent last card wins and cannot be caught.
edition minecraft
top   r5
A     r1 r2 r3
B     r6 r7 r8 g8
draw  b1

A  play r1
= asks B play; owes none
A  uno !!
B  catch A !!
B  play r6
A  play r2
= asks B play; owes A
B  play r7
= asks A play; owes none
A  play r3
= over; winner A; owes none
B  catch A !!
A  uno !!
