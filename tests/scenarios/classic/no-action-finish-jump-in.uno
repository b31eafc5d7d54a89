# no_action_finish jump_in corner: Nor by jumping in.
edition classic
house jump_in no_action_finish
top   r9
A     rS b1
B     y1 y2
C     rS
draw  y3 y4

A  play rS
= asks C play
C  play rS !!
C  draw
= asks A play; hand C rS y3
