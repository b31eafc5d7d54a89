"""What was learned of each edition: a worth of each kind of card by how things stand, from the tables in `learned`.

How things stand is a number: what threatens by the smallest hands of the others, and how many coloured cards are left
to play. An edition without a table of its own goes by Classic's, each card by what it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.players.effects import CardEffect, card_effects
from bot.players.learned import TABLES
from bot.rules.cards import COLOUR_LETTERS, Face
from bot.rules.edition import Edition

FAR = 3
"""The threat where nobody is near the end; 0: the next player holds one card, 1: up to three, 2: another holds one."""
THREATS = 4
STOCK = (0, 0, 1, 2, 2, 3)
"""By the number of coloured cards in the hand; with more it is as with the most."""
STOCKS = 4
FALLBACK = "classic"
POINT = 0.01
"""Of plain numbers the higher ones go first, by so much a point."""
NO_COLOUR = len(COLOUR_LETTERS)
BYTES = 256
DRAW, KEEP, HAND = "draw", "keep", "hand"

Table = dict[str, tuple[float, ...]]


class HandWorths(NamedTuple):
    """What it is worth, for each card, that a card leaves a hand that fits together and is hard to match."""

    same: float
    """Cards of its colour that stay."""
    most: float
    """For a wild: cards of the colour that the hand has most of."""
    links: float
    """Cards of its symbol that stay."""
    gone: float
    """Cards of its colour among the discards, beyond those of an average colour."""
    used: float
    """Cards of its symbol among the discards."""
    sheds: float
    """Cards that go with it."""
    exchanged: float
    """Cards by which the hand is smaller for hands that change places."""


class Policy(NamedTuple):
    """A table made ready for one edition and its house rules."""

    plays: tuple[tuple[float, ...], ...]
    """For each standing, by face, what it is worth to play it."""
    instead: dict[str, tuple[float, ...]]
    """By verb, for each standing, what it is worth to draw or to keep what was drawn, though it could be played."""
    hand: HandWorths
    effects: tuple[CardEffect, ...]
    colours: bytes
    """By face its colour, `NO_COLOUR` for a wild; made for `bytes.translate`, as are the symbols."""
    symbols: bytes
    cards: tuple[tuple[int, int, bool], ...]
    """By face its colour, its symbol, and whether it may be a bluff, sheds or exchanges cards."""
    may_bluff: tuple[bool, ...]


@cache
def policy(edition: Edition, house: tuple[str, ...], between_two: bool) -> Policy:
    """Return what was learned, for a round between two or among more."""
    tables = TABLES.get(edition.key, TABLES[FALLBACK])
    return made(edition, house, tables[0 if between_two else 1])


def made(edition: Edition, house: tuple[str, ...], table: Table) -> Policy:
    """Return a policy that goes by this table."""
    faces, effects = edition.faces, card_effects(edition, house)
    colours, symbols = colours_of(edition), _symbols_of(edition)
    rows = [table[_row(face, effect, table)] for face, effect in zip(faces, effects, strict=True)]
    points = [0 if face.symbol.number is None else face.symbol.points * POINT for face in faces]
    by_face = [_by_standing(row) for row in rows]
    plays = tuple(
        tuple(worths[standing] + more for worths, more in zip(by_face, points, strict=True))
        for standing in range(THREATS * STOCKS)
    )
    return Policy(
        plays,
        {"draw": _by_standing(table[DRAW]), "pass": _by_standing(table[KEEP])},
        HandWorths(*table[HAND]),
        effects,
        colours,
        symbols,
        tuple(
            (colours[face.index], symbols[face.index], _is_special(face, effect))
            for face, effect in zip(faces, effects, strict=True)
        ),
        tuple(face.symbol.bluff is not None for face in faces),
    )


@cache
def colours_of(edition: Edition) -> bytes:
    """Return the colour of each face."""
    return bytes([NO_COLOUR if face.colour is None else face.colour for face in edition.faces]).ljust(BYTES)


@cache
def _symbols_of(edition: Edition) -> bytes:
    """Return for each face a number of its symbol."""
    symbols = list(edition.symbols.values())
    return bytes([symbols.index(face.symbol) for face in edition.faces]).ljust(BYTES)


def _is_special(face: Face, effect: CardEffect) -> bool:
    return face.symbol.bluff is not None or effect.sheds > 0 or effect.swaps or effect.passes


def _by_standing(worths: Sequence[float]) -> tuple[float, ...]:
    return tuple(worths[threat] + worths[THREATS + stock] for threat in range(THREATS) for stock in range(STOCKS))


def _row(face: Face, effect: CardEffect, table: Table) -> str:
    """Return the row of the table that a face goes by."""
    name = kind_of(face)
    if name in table:
        return name
    if face.colour is None:
        return "wild-draw-four" if effect.harms else "wild"
    return "draw-two" if effect.harms else "skip" if effect.skips else "number"


def kind_of(face: Face) -> str:
    """Return the kind of a face; all plain numbers are one."""
    return face.symbol.name if face.symbol.number is None else "number"
