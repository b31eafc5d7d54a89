# G1 corner: Two are enough; out of turn nothing is accepted.
edition no-mercy
top   r5
A     r1 b1 b2
B     r2 b1 b2
draw  y1

B  play r2 !!
A  play r1
= asks B play
B  play r2
= asks A play
