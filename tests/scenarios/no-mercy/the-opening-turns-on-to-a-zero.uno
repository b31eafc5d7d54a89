# G3 corner: A zero reached by turning on opens the round and passes nothing on.
edition no-mercy
top   WCR
opening
A     b1 b2
B     r1 r2 r3
draw  g0 b9

= asks A play; top g0; colour g; discards 2; pile 1; hand A b1 b2; hand B r1 r2 r3
