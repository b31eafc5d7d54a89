# stacking seven_zero jump_in draw_to_match force_play no_bluff M1 corner: A card jumps in, a stack grows to eight, Creepers go off
# in it, and the next draws on until a card fits and must be played.
edition minecraft
house stacking seven_zero jump_in draw_to_match force_play no_bluff
top   r5
A     r+2 b1 r7
B     b+2 y4 g8
C     W+4 r1 g1
D     r5 y5 y6
draw  y1 WC y2 y3 WC g2 g3 g4 r8 r9 b9
draw  y9 y7 y8 g5

D  play r5
= asks A play
A  play r+2
= asks B stack
B  play b+2
= asks C stack
C  play W+4
C  colour g
= asks A play; hand D y5 y6 y1 WC y2 y3 WC g2 g3 g4 r8 r9 b9; shown all D WC; pile 4
A  draw
= asks A drawn; hand A b1 r7 y9 y7 y8 g5; pile 0
A  pass !!
A  timeout
= asks B play; top g5
