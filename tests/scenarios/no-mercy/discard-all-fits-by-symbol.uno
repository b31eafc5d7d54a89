# N5 corner: Played on a Discard All of another colour, it is its own colour that goes.
edition no-mercy
top   rDA
A     gDA g1 b3 r4
B     g7 r8 r9
C     y1 y2
draw  b9

A  play gDA
= asks B play; colour g; hand A b3 r4; hand B r8 r9; hand C y1 y2; discards 4; owes none
