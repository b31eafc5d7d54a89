# T7 G4 corner: A Skip Everyone goes on another of any colour, and with two players it also gives another turn.
edition transformers
side  dark
top   r6/oSA
A     y6/pSA b9/p5 b4/u9
B     r1/p3 g4/t9

A  play pSA
= asks A play; top pSA; colour p; direction left
