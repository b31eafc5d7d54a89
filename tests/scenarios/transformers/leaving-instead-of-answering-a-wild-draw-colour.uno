# G14 T6 corner: The seat that should draw until the colour comes leaves: nobody draws, the named colour stands, the next seat plays.
edition transformers
side  dark
top   r5/t7
A     y6/WDC b9/t5 b4/u9
B     r1/p3 g4/o9
C     g8/pR g5/o7
draw  y3/u1 g6/WDC r8/o6 g9/oR

A  play WDC
A  colour o
B  quit
= out B; asks C play; colour o; pile 4; cards A=2 B=0 C=2
