# stack_any corner: A plain Wild answers nothing, and an opening Draw Two cannot be answered.
edition classic
house stack_any
opening
top   r+2
A     r+2 b1
B     W b2
C     g1 g2
draw  y1 y2 y3
dealer C

= asks B play; hand A r+2 b1 y1 y2
