# G3 corner: A Wild that is turned in place of a Wild Draw Four lets the dealer's left name the colour.
edition classic
top   W+4
opening
dealer A
A     r1 g2 g3
B     y4 g6 g7
C     y8 g9 b1
draw  W b5

= asks B colour; top W; pile 2
B  colour y
= asks B play; colour y
B  play g6 !!
B  play y4
= asks C play
