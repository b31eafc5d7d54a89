# no_wild_finish N2 corner: A last wild stacks on nothing, so the stack is taken at once.
edition no-mercy
house no_wild_finish
top   r5
A     r+4 b1 b2
B     W+6
draw  y1 y2 y3 y4 y5

A  play r+4
= asks A play; cards B=5
