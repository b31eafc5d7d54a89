# T8 plain: With the dark side in play it is the light faces that the others see.
edition transformers
side  dark
top   r5/t7
A     r1/p2 g4/t4 WO/t3
B     y9/u4 y6/WDC
draw  g9/oR b1/uSA

= backs B A r1 g4 WO; backs A B y9 y6; backs A A; backs B B; back g9
A  play t4
= backs B A r1 WO; back g9
