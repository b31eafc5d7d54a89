"""Positions in which something is about to happen that has to be put into words."""

CHALLENGE = """
edition classic
top b5
A W+4 b3 r7
B g1 g2
C y9 y8
draw y1 y2 y3 y4 g9 g8
"""
UNO = """
edition classic
top r5
A r1 r2
B g3
C g4
draw y7 y8 y9
"""
CREEPER = """
edition minecraft
top r5
A r1 r2
B g1
draw WC y1 b1 b2 b3
"""
GAUNTLET = """
edition avengers
top r5
A WG g1 b1 u2
B g2 u3
C b4 b5
draw r1 r2 r3 r4
"""
DANCE = """
edition bts
top r5
A WD g1 b1
B g2 y3
draw r1 r2 r3 r4
"""
DUELS = """
edition transformers
top r5/t7
A WO/WM g4/t4 g5/t5
B r9/p2 g1/t1
C r1/p1 b1/t1
draw g2/t2
"""
FLIP = """
edition transformers
top r5/t7
under b2/o+5
A rF/u3 r1/p2 g4/t4
B y9/u4 y8/o2
draw g9/oR b1/uSA
"""
STACK = """
edition no-mercy
top r5
A r+4 r1 r2
B W+6 g1 g2
C b1 b2 b3
draw b1 b2 b3 b4 b5 b6 b7 b8 b9 b0
"""
HANDS = """
edition no-mercy
top r5
A r7 r0 r2
B r3 rDA g1
C b1 b2 b3
draw b1 b2 b3
"""
MERCY = """
edition no-mercy
top r5
A r+2 r1
B b1 b2 b3 b4 b5 b6 b7 b8 b9 g1 g2 g3 g4 g5 g6 g7 g8 g9 y1 y2 y3 y4 y5 y6
C g1 g2
draw g7 g8
"""
OPENING = "edition classic\ntop W\nopening\nA r1\nB g1\ndraw y1"
ROULETTE = STACK.replace("r+4", "WCR")
COLOUR_DRAW = """
edition transformers
side dark
top r5/t7
A r1/WDC g4/t4
B y9/u4 y8/o2
draw g9/oR b1/uSA
"""
