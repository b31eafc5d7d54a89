# no_action_finish A1 A2 corner: A card that may not be the last is not laid as the last: the Gauntlet is a plain wild, and UNO is owed.
edition avengers
house no_action_finish
top   b9
A     WG r+2
B     r3 b4
draw  u1 u2 u3

A  play WG
= asks A colour; top WG; hand A r+2; owes A
A  colour b
= asks B play; hand B r3 b4; colour b
