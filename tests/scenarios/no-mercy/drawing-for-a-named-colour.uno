# N1 N9 corner: On a wild one draws until the named colour comes, whatever else turns up.
edition no-mercy
top    W+10
colour b
A      r1 g2
B      y1 b2
draw   y5 g0 r7 b4 b5

A  play r1 !!
A  draw
= asks A drawn; hand A r1 g2 y5 g0 r7 b4; pile 1
A  play b4
= asks B play; colour b; top b4; hand A r1 g2 y5 g0 r7
