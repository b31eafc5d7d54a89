# N6 G9 corner: Both hands swapped hold one card and both owe, the call made before the seven notwithstanding.
edition no-mercy
top   r5
A     r7 b1
B     y8
C     g1 g2
draw  b9 b8 b7

A  uno
A  play r7
= asks A target; owes none
A  target B
= asks B play; hand A y8; hand B b1; owes A B
A  uno
= owes B
B  catch A !!
C  catch B
= owes none; hand B b1 b9 b8; asks B play
