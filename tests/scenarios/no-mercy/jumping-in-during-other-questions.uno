# jump_in N1 N6 corner: Not while a drawn card or a swap is asked; a seven that jumped in swaps anew.
edition no-mercy
house jump_in
top   r5
A     g1 g2
B     y1 y2 y3
C     r5 r7 b8
draw  r7 b9

A  draw
= asks A drawn
C  play r5 !!
A  play r7
= asks A target
C  play r7 !!
A  target B
= asks B play; hand A y1 y2 y3; hand B g1 g2
C  play r7
= asks C target; hand C r5 b8
C  target B
= asks A play; hand C g1 g2; hand B r5 b8; hand A y1 y2 y3
