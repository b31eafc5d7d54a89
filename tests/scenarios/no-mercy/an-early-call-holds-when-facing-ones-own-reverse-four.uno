# G9 N4 corner: Between two, the stack comes back on the same turn of its player: a call made before it still counts in answer to it.
edition no-mercy
top   r5
A     WR4 r+4 b1
B     g+2 g1 g3
draw  y5 y6 y7 y8 y9 g9 g8 y1 y2 y3

A  uno !!
A  play WR4
A  uno
A  colour g
= asks A stack; direction right; owes none
A  uno !!
A  play r+4
= asks A play; owes none; hand A b1; cards B=11
B  catch A !!
