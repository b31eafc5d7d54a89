# G3 T3 corner: Turned first with the dark side in play, Megatron too lets the dealer's left name the colour, and there is no duel.
edition transformers
side  dark
opening
top   b1/WM
A     r1/p1 r2/p2
B     r3/t3 r4/p4
draw  b2/p5

= asks A colour; top WM
A  colour r !!
A  colour t
= asks A play; colour t; shown none; hand A p1 p2
A  play p1 !!
A  draw
= asks B play
