# seven_zero G9 B1 corner: A Seven played after the dance swaps the called last card away, and the one who receives it owes anew.
edition bts
house seven_zero
top   r5
A     WD y1
B     b7 b8 g2
C     g3 g4
draw  y8 y9 r9

A  play WD
A  uno
A  colour b
= asks B dance; owes none
B  dance
B  play b7
= asks B target
B  target A
= asks C play; hand A b8 g2; hand B y1; owes B
C  catch B
= hand B y1 y8 y9; owes none; pile 1
