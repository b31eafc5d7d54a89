# G9 N7 corner: Called before a Skip Everyone, the call covers the one card left while its player goes again.
edition no-mercy
top   r5
A     rSA g1
B     y1 y2
C     y3 y4
draw  y5 b9

A  uno
A  play rSA
= asks A play; owes none; hand A g1
B  catch A !!
