"""Positions and presses that lead to every screen of the game, for the sheets and for what is measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Where = Literal["hand", "table", "page"]

ANN, BEN = 0, 1

SEVEN = {
    "classic": """edition classic
scoring points 500
top   r5
under b4 y5
A     r0 r2 r+2 b9 g7 y4 W W+4
B     r3 y2 y3 b6 b8 g6 g8
C     r8 r9
D     r6 r7
draw  g3 g2 b3 y1 g4 g5 y8 y7 g4 b5 y8 b7
""",
    "avengers": """edition avengers
scoring points 500
top   r5
under b4 u5
A     r0 r2 r+2 b9 g7 u4 WG W+4
B     r3 u2 u3 b6 b8 g6 g8
C     r8 r9
D     r6 r7
draw  g3 g2 b3 u1 g4 g5 u8 u7 g4 b5 u8 b7
""",
    "bts": """edition bts
scoring points 500
top   r5
under b4 y5
A     r0 r2 r+2 b9 g7 y4 WD W+4
B     r3 y2 y3 b6 b8 g6 g8
C     r8 r9
D     r6 r7
draw  g3 g2 b3 y1 g4 g5 y8 y7 g4 b5 y8 b7
""",
    "minecraft": """edition minecraft
scoring points 500
top   r5
under b4 y5
A     r0 r2 r+2 b9 g7 y4 WC W+4
B     r3 y2 y3 b6 b8 g6 g8
C     r8 r9
D     r6 r7
draw  g3 g2 b3 y1 g4 g5 y8 y7 g4 b5 y8 b7
""",
    "transformers": """edition transformers
scoring points 500
top   r5/t7
under b4/o2 y5/p4
A     r1/t1 r2/p9 rF/u3 b9/oR g7/t4 y4/u8 WO/t3 W+2/o1
B     r3/o5 y2/t2 y3/u4 b6/p5 b8/t6 g6/o7 g8/u9
C     r8/t8 r9/p2
D     r6/o4 r7/u6
draw  g3/o1 g2/t3 b3/p8 y1/o5 g4/o7 g5/o6 y8/pR y7/u1 b5/t9 b7/p6
""",
    "no-mercy": """edition no-mercy
scoring points 500
top   r5
under b4 y5
A     r3 r2 r+2 rDA b9 g6 W+6 WCR
B     r1 y2 y3 b6 b8 g6 g8
C     r8 r9
D     r6 r4
draw  g3 g2 b3 y1 g4 g5 y8 y9 g4 b5 y8 b9
""",
}
"""Four seats: Ann plays a red card, Ben another, and so do the computers; then Ann is to play with seven cards."""

FIRST_CARDS = {"transformers": ("r1", "r3"), "no-mercy": ("r3", "r1")}
"""What Ann and Ben play in it, where it is not this."""
USUAL_CARDS = ("r0", "r3")


@dataclass(frozen=True, slots=True)
class Look:
    """A screen that is worth looking at, of this name: what one of the people sees."""

    name: str
    where: Where = "hand"
    who: int = ANN
    opens: tuple[str, ...] = ()
    """What is clicked on the page before."""


@dataclass(frozen=True, slots=True)
class Step:
    """What one of the people does: presses a button by what it says to the bot, or sends a command (`/help`)."""

    what: str
    who: int = ANN


@dataclass(frozen=True, slots=True)
class Scene:
    """What happens on a playground, from a position or from the first lobby, and what is looked at meanwhile."""

    course: tuple[Step | Look, ...]
    position: str = ""
    whole_game: str = ""
    """The edition of which Ann and Ben play a game before."""


def played(edition: str) -> tuple[Step, Step, Step, Step]:
    """Return how everyone comes to their second turn in the position of seven cards."""
    ann, ben = FIRST_CARDS.get(edition, USUAL_CARDS)
    return Step("hand"), Step(f"do play {ann}"), Step("hand", BEN), Step(f"do play {ben}", BEN)


LOBBY = Scene(
    (
        Look("first sight", "page", opens=("#open-about",)),
        Look("lobby", "table"),
        Step("options"),
        Look("options"),
        Step("options more"),
        Look("more options"),
        Step("rules"),
        Look("rule book"),
        Step("/uno help"),
        Look("help"),
        Step("/uno me"),
        Look("me"),
        Step("/uno-settings"),
        Look("settings of the server"),
        Step("settings more"),
        Look("more settings"),
        Step("/stats"),
        Look("stats of nobody"),
        Look("settings of the page", "page", opens=("#open-settings",)),
        Look("log of calls", "page", opens=("#tab-calls",)),
    )
)

TURNS = """edition classic
scoring points 500
top   r5
A     r2 W y1
B     y2 y3 b6
C     g1 g2
draw  r3 g2 b3 y1 r4 g3 r8 y7
"""

CHALLENGE = """edition classic
top   r5
A     W+4 r3 y7 b2
B     y2 y3 b6
C     g1 g2
draw  g3 g2 b3 y1 r4 g3 r8 y7 b1 b2
"""

MORE = """edition classic
house doubles seven_zero
top   r9
A     r5 b5 g1 r7
B     y1 g2 b6
C     y2 g3
draw  y5 y6 b1 b2
"""

LAST_CARDS = """edition classic
scoring {scoring}
top   r5
under b4 g9
A     r3 r2
B     b8 W+4 y3
C     g1 y9
D     b1 b7 g5
draw  y3 g8 b9 y1
"""

TWO_CARDS = """edition classic
top   r5
A     r3 r2
B     b8 W+4 y3
draw  y3 g8 b9 y1
"""
"""No computer is there to catch."""

GAUNTLET = """edition avengers
top   b5
A     WG r1 b6 g7
B     g1 r4 b3
C     g2 r3
draw  u1 u2 u9 b1 b2 g4 g5
"""

DANCE = """edition bts
top   r5
A     WD y1 y2
B     b1 y3 y4
C     g4 g5
draw  b7 g7 y7 b2 b3 b4
"""

CREEPER = """edition minecraft
top   r5
A     g1 r8
B     g2 g3
draw  WC y1 r2 g4 b4
"""

OPTIMUS = """edition transformers
top   r5/t7
A     WO/t3 g1/o5 g1/p6 b9/oR
B     b8/t4 b7/o3
draw  y3/u1
"""

MEGATRON = """edition transformers
side  dark
top   r5/t7
A     y1/WM b9/o5 b4/u4
B     r1/p3 g4/t9
C     r3/p7 y7/o2 g8/pR
draw  y3/u1 r8/t7 b2/p6
"""

FLIP = """edition transformers
top   r5/t7
under b2/o+5
A     rF/u3 r1/p2 g4/t4
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  g1/o5 g2/t3 g4/p8 g5/o7 g7/o6 g8/pR
"""

STACK = """edition no-mercy
top   r5
A     r+2 b1 b3
B     g+2 y7 y8
C     y1 b9
D     g6 g4
draw  r1 r2 r3 r4 r6
"""

SEVENS = """edition no-mercy
top   r5
A     r7 WCR b3 rDA r1
B     y7 y8 r2
C     g1 g2 g3
D     y1 y2
draw  b9 b1 g4 y5
"""

NAMED = {
    "lobby": LOBBY,
    "book": Scene(
        (
            *(Step("rules"), Step("rules classic page house-draws"), Look("house rules: drawing")),
            *(Step("rules classic page house-stacks"), Look("house rules: stacking")),
            *(Step("rules classic page house"), Look("house rules"), Step("rules classic page away"), Look("away")),
            *(Step("rules classic page leaving"), Look("leaving"), Step("rules classic page scoring"), Look("scoring")),
        )
    ),
    "lesson": Scene((Step("/uno learn"), Look("guided round"))),
    "daily": Scene(
        (
            *(Step("/uno daily"), Look("deal of the day"), Step("daily play"), Look("its hand")),
            *(Step("/uno puzzle"), Look("puzzle")),
        )
    ),
    "turn": Scene((*played("classic"), Look("table", "table"), Look("hand")), SEVEN["classic"]),
    "waiting": Scene(
        (Step("hand"), Step("do play r2"), Look("hand that waits"), Look("table of another's turn", "table")), TURNS
    ),
    "colour": Scene((Step("hand"), Step("do play W"), Look("colour"), Look("colour, table", "table")), TURNS),
    "drawn": Scene((Step("hand"), Step("do draw"), Look("drawn")), TURNS),
    "challenge": Scene(
        (
            *(Step("hand"), Step("do play W+4"), Step("do colour y"), Step("hand", BEN)),
            *(Look("challenge", who=BEN), Look("challenge, table", "table"), Step("do challenge", BEN)),
            *(Look("bluff found out", who=BEN), Look("bluff, table", "table")),
        ),
        CHALLENGE,
    ),
    "more": Scene((Step("hand"), Step("do play r5"), Look("more")), MORE),
    "uno": Scene(
        (Step("hand"), Look("two cards"), Step("do play r2"), Look("UNO not called"), Look("UNO, table", "table")),
        TWO_CARDS,
    ),
    "gauntlet": Scene(
        (
            *(Step("hand"), Step("do play WG"), Look("lay"), Step("do lay r1"), Look("colour of a Gauntlet")),
            Look("snap", "table"),
        ),
        GAUNTLET,
    ),
    "dance": Scene(
        (
            *(Step("hand"), Step("do play WD"), Step("do colour b"), Step("hand", BEN), Look("dance or draw", who=BEN)),
            *(Step("do dance", BEN), Look("dancing", who=BEN), Look("dance floor", "table")),
        ),
        DANCE,
    ),
    "creeper": Scene((Step("hand"), Step("do draw"), Look("creeper"), Look("creeper, table", "table")), CREEPER),
    "optimus": Scene((Step("hand"), Step("do play WO"), Look("discard"), Look("duel", "table")), OPTIMUS),
    "megatron": Scene(
        (
            *(Step("hand"), Step("do play WM"), Look("opponent"), Step("do target C"), Look("colour after a duel")),
            Look("duel of hands", "table"),
        ),
        MEGATRON,
    ),
    "flip": Scene((Step("hand"), Step("do play rF"), Look("flipped"), Look("flip", "table")), FLIP),
    "stack": Scene(
        (Step("hand"), Step("do play r+2"), Step("hand", BEN), Look("stack", who=BEN), Look("stack, table", "table")),
        STACK,
    ),
    "seven": Scene((Step("hand"), Step("do play r7"), Look("swap")), SEVENS),
    "roulette": Scene((Step("hand"), Step("do play WCR"), Step("hand", BEN), Look("roulette", who=BEN)), SEVENS),
    "discard all": Scene((Step("hand"), Step("do play rDA"), Look("discard all", "table")), SEVENS),
    "round": Scene(
        (
            *(Step("hand"), Step("hand", BEN), Step("do+uno play r2"), Step("do draw", BEN)),
            *(Step("do play r3"), Look("round end", "table"), Look("winner of a round"), Look("loser", who=BEN)),
        ),
        LAST_CARDS.format(scoring="points 500"),
    ),
    "match": Scene(
        (
            *(Step("hand"), Step("hand", BEN), Step("do+uno play r2"), Step("do draw", BEN)),
            *(Step("do play r3"), Look("match end", "table"), Look("winner's hand"), Look("loser's hand", who=BEN)),
            *(
                Step("/leaderboard"),
                Look("board"),
                Step("/stats"),
                Look("stats"),
                Step("/uno history"),
                Look("history"),
            ),
        ),
        LAST_CARDS.format(scoring="single"),
    ),
    "results": Scene(
        (
            *(Look("end of a game for two", "table"), Look("hand at the end"), Step("/leaderboard"), Look("board")),
            *(
                Step("/stats"),
                Look("stats"),
                Step("/uno history"),
                Look("history"),
                Step("log"),
                Look("game log"),
                Step("replay own first"),
                Step("replay A last"),
                Look("replay"),
                Step("review"),
                Look("review, under way"),
            ),
        ),
        whole_game="bts",
    ),
}
"""Every screen, by the scene that leads to it."""
