"""An edition: its deck, its rules, and the tables that make judging a card a look-up.

A *card* is a small integer. In a one-sided edition it is the index of its face; in a two-sided one it stands for a pair
of faces. Equal cards are equal integers: nothing tells two red sevens apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.rules.agenda import Option
from bot.rules.cards import COLOUR_LETTERS, Face, Symbol
from bot.rules.rules import offered

Faces = tuple[bool, ...]
"""A set of faces: for each face of the edition whether it belongs to the set."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a deck: its colours, and how many copies of each symbol a colour and the wilds have."""

    colours: tuple[int, ...]
    coloured: tuple[tuple[Symbol, int], ...]
    wild: tuple[tuple[Symbol, int], ...]
    name: str = "light"


class Matches(dict[tuple[int | None, int | None, Symbol | None], Faces]):
    """The faces that may be played (G4, T4): by the top, the colour in force, and the symbol of the turn before.

    Without a top, only the colour can be matched (A1). Each set is worked out when it is first looked up.
    """

    def __init__(self, faces: tuple[Face, ...], free: Mapping[Symbol | None, Symbol | None]) -> None:
        super().__init__()
        self.faces = faces
        self.free = free

    def __missing__(self, on: tuple[int | None, int | None, Symbol | None]) -> Faces:
        top, colour, before = on
        free = self.free[before]
        if free is before:
            colours, symbols = {None, colour}, {free, None if top is None else self.faces[top].symbol}
            found = tuple([face.colour in colours or face.symbol in symbols for face in self.faces])
        else:
            found = self[top, colour, free]
        self[on] = found
        return found


class Edition:
    """All that differs between editions: the deck, what its cards do, and the numbers and rules of play."""

    def __init__(
        self,
        key: str,
        *sides: Side,
        pairs: Sequence[tuple[str, str]] = (),
        rules: Iterable[str] = (),
        seats: tuple[int, int] = (2, 10),
        deals_by_draw: bool = True,
        openings_stay: bool = False,
        ends_at_once: bool = False,
        mercy: int | None = None,
        scoring: str = "points",
        target: int = 500,
    ) -> None:
        self.key = key
        self.sides = sides
        self.rules = frozenset(rules)
        """House rules of other editions that are always on in this one."""
        self.min_seats, self.max_seats = seats
        self.deals_by_draw = deals_by_draw
        """Whether all seats draw a card to find the first dealer; else the host deals (G2)."""
        self.openings_stay = openings_stay
        """Whether a first discard that is not accepted stays beneath the next, or goes under the draw pile (G3)."""
        self.ends_at_once = ends_at_once
        """Whether a last card ends the round before a penalty is drawn (G10)."""
        self.mercy = mercy
        """The number of cards that knocks a hand out (N10)."""
        self.scoring = scoring
        self.target = target

        self.faces = _faces(sides)
        self.symbols = {face.symbol.token: face.symbol for face in self.faces}
        self.face_named = {face.token: face for face in self.faces}
        self.deck, self.showing = _deck(sides, self.faces, pairs)
        """The full deck; and for each side, for each card, the index of the face that it shows."""
        self.two_sided = len(sides) > 1
        """Whether cards have a back that the other seats see (T8)."""
        self.plays = tuple(Option("play", face.index) for face in self.faces)
        self.lays = tuple(Option("lay", face.index) for face in self.faces)
        self.catches = tuple(Option("catch", seat) for seat in range(self.max_seats))
        self.targets = tuple(Option("target", seat) for seat in range(self.max_seats))
        stirring = self.set_of(lambda face: face.symbol.drawn is not None)
        self.stirring = stirring if any(stirring) else None
        """The faces that set something off when they are drawn (M1), where there are such."""
        self.of_colour: dict[int | None, Faces] = {
            colour: tuple(face.colour == colour for face in self.faces)
            for colour in (None, *range(len(COLOUR_LETTERS)))
        }
        self.free: dict[Symbol | None, Symbol | None] = {None: None}
        """The symbol that may be played on anything, by the one that the turn before played (T4)."""
        self.free.update((symbol, symbol if symbol.follows_itself else None) for symbol in self.symbols.values())
        self.matches = Matches(self.faces, self.free)
        """The faces that may be played (G4, T4)."""

    @property
    def house(self) -> tuple[str, ...]:
        """The house rules that a table may switch on."""
        return offered(self)

    def card(self, *tokens: str) -> int:
        """Return the card with these faces, one a side."""
        faces = [self.face_named[token].index for token in tokens]
        if [self.faces[face].side for face in faces] != list(range(len(self.sides))):
            raise KeyError(tokens)
        return faces[0] if len(faces) == 1 else _pair(self.faces, *faces)

    def set_of(self, belongs: Callable[[Face], bool]) -> Faces:
        """Return the set of faces for which this holds."""
        return tuple(map(belongs, self.faces))

    def __repr__(self) -> str:
        return f"Edition({self.key!r})"


def _faces(sides: tuple[Side, ...]) -> tuple[Face, ...]:
    printed: list[tuple[int, int | None, Symbol]] = []
    for number, side in enumerate(sides):
        printed += [(number, colour, symbol) for colour in side.colours for symbol, _ in side.coloured]
        printed += [(number, None, symbol) for symbol, _ in side.wild]
    return tuple(Face(index, *face) for index, face in enumerate(printed))


def _deck(
    sides: tuple[Side, ...], faces: tuple[Face, ...], pairs: Sequence[tuple[str, str]]
) -> tuple[tuple[int, ...], tuple[Sequence[int], ...]]:
    """Return the cards of a full deck, and for each side what each card shows."""
    if len(sides) == 1:
        copies = dict(sides[0].coloured + sides[0].wild)
        deck = tuple(face.index for face in faces for _ in range(copies[face.symbol]))
        return deck, (tuple(range(len(faces))),)
    named = {face.token: face.index for face in faces}
    light = sum(face.side == 0 for face in faces)
    dark = len(faces) - light
    fronts = tuple(card // dark for card in range(light * dark))
    backs = tuple(light + card % dark for card in range(light * dark))
    return tuple(_pair(faces, named[front], named[back]) for front, back in pairs), (fronts, backs)


def _pair(faces: tuple[Face, ...], front: int, back: int) -> int:
    light = sum(face.side == 0 for face in faces)
    return front * (len(faces) - light) + back - light
