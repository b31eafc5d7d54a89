"""Which two faces share a card in Transformers: light / dark, each word a card of the deck."""

CARDS = """
    y1/pSA y1/WM y2/t1 y2/t8 y3/u1 y3/p+5 y4/p+5 y4/uF
    y5/t8 y5/u9 y6/oSA y6/WDC y7/o2 y7/u6 y8/p1 y8/o2
    y9/u4 y9/t5 r1/u2 r1/p3 r2/u+5 r2/oR r3/p7 r3/WDC
    r4/u+5 r4/oF r5/p2 r5/t5 r6/o9 r6/pSA r7/o1 r7/u5
    r8/t7 r8/uR r9/u5 r9/tR b1/uSA b1/uSA b2/o8 b2/p6
    b3/t2 b3/u8 b4/t+5 b4/u1 b5/p9 b5/oR b6/uR b6/tSA
    b7/o3 b7/oSA b8/t4 b8/tR b9/o5 b9/uF g1/o5 g1/oF
    g2/tSA g2/t+5 g3/u2 g3/pF g4/t9 g4/p8 g5/t4 g5/o7
    g6/p5 g6/WDC g7/t2 g7/o6 g8/t9 g8/pR g9/o+5 g9/pR
    y+1/p1 y+1/u8 r+1/p3 r+1/p4 b+1/p6 b+1/t6 g+1/o6 g+1/t6
    yR/tF yR/WM rR/u3 rR/t7 bR/o4 bR/WM gR/o1 gR/p7
    yF/p4 yF/o8 rF/u3 rF/p8 bF/u6 bF/u7 gF/t3 gF/WDC
    yS/o3 yS/tF rS/o+5 rS/WM bS/t1 bS/p9 gS/u4 gS/o9
    WO/t3 WO/p5 WO/u7 WO/pF W+2/p2 W+2/o4 W+2/o7 W+2/u9
"""

PAIRS = tuple((light, dark) for light, _, dark in (card.partition("/") for card in CARDS.split()))
