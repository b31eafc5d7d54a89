# no_action_finish N5 corner: Of a hand that Discard All would empty without a number, the first held stays, and the call is owed.
edition no-mercy
house no_action_finish
top   r9
A     rDA b1 g2 r3
B     rS rR r+2
C     r5 rS
D     g3 rS
draw  y1 y2 y3

A  play rDA
# B keeps the Skip; C had a number among them, and would be out; A has cards left.
= over; winner C; hand B rS
