# G11 corner: Between two, two passes in a row block the round; under `single` its winner wins the match.
edition classic
top   r5
A     g9
B     g1 g2

A  pass
= asks B play
B  pass
= over; winner B; match B; score A=0 B=0
