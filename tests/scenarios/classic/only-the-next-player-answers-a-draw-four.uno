# G8 corner: Only the next player answers, only once the colour is named, and with nothing but the two answers.
edition classic
top   b5
A     W+4 r7 r8
B     r1 W+4 g2
C     r9 y8
draw  y1 y2 y3 y4 y5

A  play W+4
B  challenge !!
B  accept !!
A  colour r
= asks B challenge
A  accept !!
C  challenge !!
C  accept !!
B  play r1 !!
B  draw !!
B  pass !!
B  colour g !!
A  challenge !!
= asks B challenge; pile 5
B  accept
= asks C play
B  accept !!
