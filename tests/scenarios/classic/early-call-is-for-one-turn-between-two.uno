# G9 corner: Between two, who skips the other begins a new turn: the call made before the Skip is not for a card played then.
edition classic
top   r5
A     rS r1
B     b3 y4
draw  r9 r8 y1 y2 y3

A  uno
A  play rS
= asks A play; owes none
B  catch A !!
A  uno !!
A  draw
= asks A drawn; hand A r1 r9
A  play r9
= asks B play; owes A
B  catch A
= hand A r1 r8 y1; owes none
