# jump_in A1 corner: Jumping in ahead of a Gauntlet's player takes the turn away, and it goes on from the jumper.
edition avengers
house jump_in
top   r5
A     WG r1 g1
B     r5 g7 g8
C     g3 g4
draw  u1

= asks A play
B  play r5
= asks C play; top r5; hand B g7 g8; hand A WG r1 g1
A  play WG !!
