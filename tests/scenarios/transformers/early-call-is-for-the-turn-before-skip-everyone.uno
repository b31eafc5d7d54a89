# G9 T7 corner: An early call is for one turn; going again, who draws a card and plays one owes the call anew.
edition transformers
side  dark
top   r5/t7
A     b1/tSA b2/p6
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  g9/t2 b1/u1

A  uno
A  play tSA
= asks A play; owes none
A  uno !!
A  draw
= asks A drawn; cards A=2
A  play t2
= asks B play; owes A
C  catch A
= cards A=3
