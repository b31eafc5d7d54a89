# G3 corner: Wilds turned up ask for no colour, draw nothing and turn nothing; the dealer's left begins.
edition no-mercy
top    W+10
opening
dealer A
A      g1 g2
B      g7 b2 b3
C      b1 b4
draw   WR4 WCR W+6 rDA bSA y+4 g9 r1

= asks B play; top g9; colour g; discards 8; pile 1; direction left; cards A=2 B=3 C=2
B  play g7
= asks B target
