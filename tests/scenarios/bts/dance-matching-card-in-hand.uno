# B1 G4 G7 corner: A Dancing Wild may be played beside a card that matched and may name the colour in force; purple is no colour here.
edition bts
top   r5
A     WD r1 y2
B     r3 y5
C     g4 g5
draw  b7

A  play WD
A  colour u !!
A  colour r
= asks B dance; colour r
B  dance
B  play y5 !!
B  play r3
= asks C play
