# no_action_finish deflect corner: A last Skip deflects nothing, so the penalty is taken at once.
edition classic
house deflect no_action_finish
top   r5
A     r+2 b1 b2
B     rS
draw  y1 y2 y3

A  play r+2
= asks A play; hand B rS y1 y2
