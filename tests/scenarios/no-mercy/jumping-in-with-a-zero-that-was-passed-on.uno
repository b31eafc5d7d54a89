# jump_in N6 corner: The zero that lies on top came back with a hand passed on: whoever holds it now may jump in.
edition no-mercy
house jump_in
top   r5
A     r0 b1 b2
B     r1 r2 r3
C     r0 r5 y1 y2
draw  y9

A  play r0
= asks B play; hand A r0 r5 y1 y2; hand B b1 b2; hand C r1 r2 r3
C  play r0 !!
A  play r0
= asks B play; hand A r1 r2 r3; hand B r5 y1 y2; hand C b1 b2; discards 3
