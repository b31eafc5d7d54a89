"""Classic: the deck of 108 cards, and the parts of it that its children share."""

from bot.rules.cards import BLUE, GREEN, RED, YELLOW
from bot.rules.edition import Edition, Side
from bot.rules.symbols import DRAW_TWO, NUMBERS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR

COLOURED = (
    (NUMBERS[0], 1),
    *((number, 2) for number in NUMBERS[1:]),
    (DRAW_TWO, 2),
    (REVERSE, 2),
    (SKIP, 2),
)
WILDS = ((WILD, 4), (WILD_DRAW_FOUR, 4))

CLASSIC = Edition("classic", Side((RED, BLUE, GREEN, YELLOW), COLOURED, WILDS))
