# G9 G14 corner: The next player leaves instead of playing: the call is owed still, until the one after has played.
edition no-mercy
top   r5
A     r6 b2
B     b1 b5
C     r3 b4 b6
draw  r8 y1

A  play r6
= owes A
B  quit
= owes A; asks C play
C  play r3
= owes none; asks A play
C  catch A !!
