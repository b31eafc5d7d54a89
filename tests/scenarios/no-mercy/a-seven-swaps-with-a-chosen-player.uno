# N6 plain: A seven swaps hands with one other player of one's choice; the order of play stays.
edition no-mercy
top   r5
A     r7 b1 b3
B     y7 y8
C     g1 g2 g3
D     y1 y2
draw  b9

A  play r7
= asks A target; hand A b1 b3
A  target A !!
B  target C !!
B  play y7 !!
A  pass !!
A  target C
= asks B play; hand A g1 g2 g3; hand C b1 b3; hand B y7 y8; hand D y1 y2
= direction left; top r7; owes none
