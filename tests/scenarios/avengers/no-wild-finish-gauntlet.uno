# no_wild_finish A2 plain: A Gauntlet cannot be the last card; with a coloured card to lay on it, laying that wins.
edition avengers
house no_wild_finish
top   b9
A     WG r+2
B     r3 b4
draw  u1 u2 u3

A  play WG
= asks A lay
A  lay r+2
= over; winner A; cards B=4
