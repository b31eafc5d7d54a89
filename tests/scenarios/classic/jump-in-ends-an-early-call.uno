# jump_in G9 corner: A call made early is lost when somebody jumps in and so ends the turn, although the same seat is next again.
edition classic
house jump_in
top   r5
A     r5 r5 g1 g2
B     r4 g3
draw  y1 y2 y3

A  play r5
B  uno
A  play r5
= asks B play; owes none
B  play r4
= asks A play; owes B
A  catch B
= hand B g3 y1 y2
