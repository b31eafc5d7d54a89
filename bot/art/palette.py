"""The one palette that all sprites and pictures share, with a dimmed twin of each colour.

Index 0 is transparent. The eight colours stand in the order of `bot.rules.cards`, so that `colour(RED)` is an addition.
The twins make an unplayable card one `point(DIM)` away.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.cards import COLOUR_NAMES

RGB = tuple[int, int, int]

TRANSPARENT = 0
INK, FELT, FELT_DEEP, FELT_LIGHT, PAPER, NIGHT, NIGHT_DEEP, NIGHT_LIGHT, GOLD, SILVER, BRONZE, STEEL = range(1, 13)
NAMES = ("INK", "FELT", "PAPER", "NIGHT", "GOLD", "SILVER", "BRONZE", "STEEL")
"""Those that drawings use by name."""
COLOURS = 13
"""The index of red; the other colours follow it, then the deep shade of each, then the light one."""
DEEP = COLOURS + len(COLOUR_NAMES)
LIGHT = DEEP + len(COLOUR_NAMES)

_NAMED: tuple[RGB, ...] = (
    (0, 0, 0),
    (18, 20, 28),  # ink: every outline
    (33, 43, 56),  # felt: what cards lie on
    (24, 32, 43),
    (52, 66, 84),
    (250, 248, 242),  # paper: numbers and symbols
    (52, 54, 70),  # night: the ground of wild cards
    (35, 36, 49),
    (84, 87, 108),
    (255, 202, 58),
    (196, 206, 218),
    (205, 133, 74),
    (132, 144, 160),
    # The colours. Their lightness differs as well, for those who do not see the hues apart.
    (206, 28, 38),
    (44, 122, 238),
    (80, 200, 98),
    (255, 212, 28),
    (88, 28, 162),
    (255, 150, 208),
    (14, 138, 128),
    (244, 108, 24),
    # Deep.
    (148, 14, 32),
    (22, 72, 168),
    (34, 138, 66),
    (226, 158, 6),
    (56, 12, 112),
    (228, 92, 162),
    (4, 92, 92),
    (190, 70, 6),
    # Light.
    (236, 84, 84),
    (112, 174, 255),
    (146, 228, 144),
    (255, 234, 132),
    (138, 82, 214),
    (255, 194, 228),
    (72, 190, 172),
    (255, 160, 84),
)


DARK = 70
"""A colour that is less light than this is lost on the felt; white has 255."""

_OF_SEATS: tuple[RGB, ...] = (
    # Those of the seats: apart from one another and from the cards' colours, also for the colour-blind.
    (42, 245, 226),
    (85, 32, 30),
    (142, 103, 223),
    (245, 245, 102),
    (185, 96, 117),
    (76, 34, 118),
    (180, 242, 160),
    (69, 117, 35),
    (100, 167, 206),
    (173, 161, 37),
)


def mixed(one: RGB, other: RGB, share: float) -> RGB:
    """Return the colour that lies `share` of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def colour(number: int | None) -> int:
    """Return the index of a card's colour, or of the ground of wild cards for None."""
    return NIGHT if number is None else COLOURS + number


def deep(number: int | None) -> int:
    """Return the index of its deep shade."""
    return NIGHT_DEEP if number is None else DEEP + number


def light(number: int | None) -> int:
    """Return the index of its light shade."""
    return NIGHT_LIGHT if number is None else LIGHT + number


def of_seat(number: int) -> int:
    """Return the index of a seat's colour, from 0."""
    return SEATS_AT + number % MOST_SEATS


def edge_of_seat(number: int) -> int:
    """Return the index of what sets a thin line in a seat's colour off from the felt: paper around the dark ones."""
    red, green, blue = _OF_SEATS[number % MOST_SEATS]
    return PAPER if 0.299 * red + 0.587 * green + 0.114 * blue < DARK else INK


def _blends() -> tuple[RGB, ...]:
    """Return what lies along the edges between the named colours."""
    named = _NAMED
    ink, paper, felt = named[INK], named[PAPER], named[FELT]
    blends = [mixed(ink, paper, step / 8) for step in range(1, 8)]
    blends += [mixed(ink, felt, 0.5), mixed(felt, paper, 0.5)]
    for metal in (GOLD, SILVER, BRONZE, STEEL):
        blends += [mixed(named[metal], ink, 1 / 3), mixed(named[metal], ink, 2 / 3), mixed(named[metal], paper, 0.5)]
    for hue in (*range(len(COLOUR_NAMES)), None):
        main, deep_shade, light_shade = named[colour(hue)], named[deep(hue)], named[light(hue)]
        blends += [
            mixed(main, ink, 1 / 3),
            mixed(main, ink, 2 / 3),
            mixed(deep_shade, ink, 1 / 2),
            mixed(light_shade, ink, 1 / 3),
            mixed(main, deep_shade, 1 / 2),
            mixed(main, light_shade, 1 / 2),
            mixed(light_shade, paper, 1 / 2),
        ]
    return tuple(blends)


def _dimmed(colour: RGB) -> RGB:
    """Return a greyer colour, nearer to the felt."""
    red, green, blue = colour
    grey = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return mixed(mixed(colour, (grey, grey, grey), 0.4), _NAMED[FELT], 0.53)


def nearest(wanted: RGB, colours: Sequence[RGB]) -> int:
    """Return where the colour stands that comes nearest to this one."""
    return min(range(len(colours)), key=lambda at: sum((a - b) ** 2 for a, b in zip(wanted, colours[at], strict=True)))


_BRIGHT = _NAMED + _blends()
_TWINS = tuple(_dimmed(colour) for colour in _BRIGHT[1:])
RGBS: tuple[RGB, ...] = _BRIGHT + _TWINS + _OF_SEATS
"""The colours by index."""
BRIGHT = len(_BRIGHT)
"""Sprites are drawn in the indexes below this; the dimmed twins stand above."""
MOST_SEATS = len(_OF_SEATS)
SEATS_AT = BRIGHT + len(_TWINS)
"""The index of the first seat's colour; no sprite has one."""
PALETTE: bytes = bytes(channel for colour in RGBS for channel in colour)
"""The palette as Pillow's `putpalette` takes it."""
OF_SPRITES = PALETTE[: 3 * SEATS_AT]
"""Its part that sprites are drawn in."""
DIM: Sequence[int] = [
    0,
    *(index + BRIGHT - 1 for index in range(1, BRIGHT)),
    *range(BRIGHT, SEATS_AT),
    *(BRIGHT + nearest(_dimmed(colour), _TWINS) for colour in _OF_SEATS),
    *range(len(RGBS), 256),
]
"""For each index that of its dimmed twin, as `Image.point` takes it; what is dimmed already stays."""
