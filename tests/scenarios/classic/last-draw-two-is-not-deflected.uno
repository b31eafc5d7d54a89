# deflect G10 corner: A last Draw Two cannot be deflected, nor one that opens the round.
edition classic
house deflect
top   r5
A     r+2
B     rS b1
C     g1
draw  g3 g4 g6

A  play r+2
= over; winner A; hand B rS b1 g3 g4
