# G3 B1 plain: A Dancing Wild turned up first lets the dealer's left name the colour and play; nobody is asked to dance.
edition bts
opening
top   WD
dealer A
A     y1 y2
B     b1 y3 y4
C     b4 g5
draw  b7 g7 y7

= asks B colour; pile 3; discards 1
B  dance !!
B  play b1 !!
B  colour b
= asks B play; colour b; cards A=2 B=3 C=2; pile 3
B  play b1
= asks C play
