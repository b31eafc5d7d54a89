# T4 T8 corner: Flip upon Flip: each turns the order of both piles, so that the first card of the pile comes up each time.
edition transformers
top   r5/t7
under b2/o5 g3/p1
A     rF/u3 r1/oF g4/t4
B     y9/oF y8/o2 rF/p4
draw  b9/o9 y2/t2 y3/u3

A  play rF
= top o5; asks B play; back y3
# on the turn after a Flip, and orange: on top comes the first Flip
B  play oF
= side light; top rF; asks B flipped; back o9; discards 5
B  ignore
A  draw
= hand A r1 g4 b9; asks B play; back t2
B  play rF
# the second Flip is now the first card of the pile
= side dark; top oF; asks B flipped; back y3; owes B; discards 6
B  uno
B  activate
= side light; top rF; asks A play; colour r; back t2; owes none
