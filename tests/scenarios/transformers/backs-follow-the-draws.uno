# T8 corner: A drawn card adds its back to what the others see; the next one shows on the pile, and an empty pile shows none.
edition transformers
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
draw  g9/oR b1/uSA

= back oR
A  draw
= backs B A p2 t4 oR; backs A A; back uSA; asks B play; pile 1
B  draw
= backs A B u4 o2 uSA; backs B B; back none; pile 0
