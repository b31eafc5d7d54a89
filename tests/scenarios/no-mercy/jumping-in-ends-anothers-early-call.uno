# jump_in G9 corner: Somebody jumps into a turn: what was called on it is gone, and owed again at the next.
edition no-mercy
house jump_in
top   r5
A     r6 r9 b1 b2
B     r1 r2
C     r6 y1 y2 y3
draw  y9

A  play r6
B  uno
C  play r6
= asks A play
A  play r9
B  play r1
= owes B; asks C play
