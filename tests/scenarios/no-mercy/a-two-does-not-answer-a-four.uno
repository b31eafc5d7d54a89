# N2 corner: A Draw Two is too low for a Draw Four, its own colour notwithstanding; an equal four will do.
edition no-mercy
top   r5
A     r+4 b1 b3
B     r+2 g+4 y8
C     y1 g2
draw  r1 r2 r3 r4 r6 r7 r8 r9 b2

A  play r+4
= asks B stack
B  play r+2 !!
B  play g+4
= asks A play; hand C y1 g2 r1 r2 r3 r4 r6 r7 r8 r9; pile 1; colour g; hand B r+2 y8
