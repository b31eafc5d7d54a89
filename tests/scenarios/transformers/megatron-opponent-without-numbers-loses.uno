# T3 corner: An opponent without a number draws two, though the player's lowest is a one.
edition transformers
side  dark
top   r5/t7
A     y1/WM r7/o1 b9/o5
B     g8/pR b9/uF
C     r6/o9 y7/o2
draw  y3/u4 r8/t5 b2/p6

A  play WM
A  target B
= shown all A o1 o5; shown all B pR uF; hand B pR uF u4 t5; hand A o1 o5; asks A colour
A  colour u
= asks B play; colour u; pile 1
