# G9 G5 corner: Drawing makes two cards of one and ends the debt; with two on one's turn the call may come before the drawn card is played.
edition classic
top   r5
A     rS g1
B     y1 y2 y3
draw  r9 y9 y8

A  play rS
= asks A play; owes A
A  draw
= asks A drawn; hand A g1 r9; owes none
B  catch A !!
A  uno
A  play r9
= asks B play; hand A g1; owes none
B  catch A !!
