# draw_and_play G10 corner: A last Draw Two ends the round: there is no turn to keep.
edition classic
house draw_and_play
top   r5
A     r+2
B     r1 g4
draw  r9 y2 y3

A  play r+2
= over; winner A; cards B=4
