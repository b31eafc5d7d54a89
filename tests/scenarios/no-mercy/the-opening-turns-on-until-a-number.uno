# G3 plain: Turned up at the start, action cards do nothing and stay beneath the first number.
edition no-mercy
top   r+2
opening
A     g1 g2
B     y1 y2
C     b1 b3
draw  rS yR b4 g9

= asks A play; top b4; colour b; discards 4; pile 1; direction left; cards A=2 B=2 C=2
