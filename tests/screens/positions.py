"""Positions that tables and their pictures are tried with."""

BLUFF = """
edition classic
top b5
A W+4 b3 r7
B g1 g2
C y9 y8
draw y1 y2 y3 y4 g9 g8 g7
"""
CREEPER = """
edition minecraft
top r5
A r+2 r1
B g1
C y9
draw WC y1 b1 b2 b3 g5
"""
