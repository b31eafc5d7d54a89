# T6 plain: The next player draws until a card of the named colour comes, a wild on the way not counting, and loses the turn.
edition transformers
side  dark
top   r5/t7
A     y6/WDC b9/u5 b4/u9
B     r1/p3 g4/t9
C     g8/pR g5/o7
draw  y1/WM y3/u1 r8/o6 g9/oR

A  play WDC
= asks A colour; top WDC
A  colour o
= asks B challenge; colour o; pile 4; cards B=2
C  challenge !!
B  play p3 !!
B  accept
= hand B p3 t9 WM u1 o6; asks C play; pile 1; colour o; cards A=2; shown none
C  play o7
= asks A play
