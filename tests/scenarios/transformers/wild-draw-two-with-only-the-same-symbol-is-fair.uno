# T5 corner: A card that matches by its symbol only does not make the play illegal; with two players the challenger's turn is lost to the player.
edition transformers
top   bS/t1
A     W+2/p2 rS/o+5 g3/p7
B     r1/pSA y2/t1
draw  y3/u1 y5/t8 y7/o2 y6/oSA g9/oR

A  play W+2
A  colour r
B  challenge
= shown all A rS g3; cards A=2 B=6; asks A play; pile 1; colour r
