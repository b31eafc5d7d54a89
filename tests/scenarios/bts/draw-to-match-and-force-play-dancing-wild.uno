# draw_to_match force_play G15 corner: Drawing goes on until a Dancing Wild comes, which must then be played, also out of time.
edition bts
house draw_to_match force_play
top   r5
A     y1 y2
B     g1 y3
C     g4 g5
draw  g7 b7 WD r7

A  draw
= asks A drawn; hand A y1 y2 g7 b7 WD; pile 1
A  pass !!
A  play y1 !!
A  timeout
= asks A colour; top WD; hand A y1 y2 g7 b7
A  colour g
= asks B dance; colour g
