# G3 plain: With Optimus turned up the dealer's left names the colour and then plays; there is no duel.
edition transformers
opening
dealer A
top   WO/t3
A     r1/pSA y2/t1
B     r9/u5 g3/o2 y9/u4
C     b3/u8 g2/t+5
draw  g9/oR b1/uSA

= asks B colour; top WO; shown none
B  target C !!
B  colour p !!
C  colour r !!
B  colour g
= asks B play; colour g; shown none; cards A=2 B=3 C=2
B  play r9 !!
B  play g3
= asks C play; top g3
