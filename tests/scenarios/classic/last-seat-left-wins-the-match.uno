# G12 G14 corner: The last seat left in a match wins it, however the totals stand; a leaver's hand scores nothing.
edition classic
scoring points
score A=10 B=490
top   r5
A     r1 g1 g2
B     W W+4 b9

B  quit
= over; winner A; match A; score A=10 B=490
