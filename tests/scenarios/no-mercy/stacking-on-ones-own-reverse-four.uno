# N4 N2 corner: With two in the round its player may stack on it, and the other then takes the sum.
edition no-mercy
top   r5
A     WR4 W+10 b3
B     y7 y8
draw  r1 r2 r3 r4 r6 r7 r8 r9 b1 b2 b4 b5 b6 b7 b9

A  play WR4
A  colour b
= asks A stack; cards A=2 B=2; direction right
A  pass !!
A  draw !!
A  play b3 !!
B  take !!
A  play W+10
= asks A colour; owes A
A  colour g
= asks A play; cards A=1 B=16; direction right; pile 1; colour g; owes A    # 4 + 10
