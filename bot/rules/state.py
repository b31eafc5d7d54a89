"""The state of a game: everything that is so at this moment, secrets included. Only events change it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

from bot.rules.agenda import Option, Question, Step
from bot.rules.cards import Face, Symbol
from bot.rules.compiling import mypyc_attr
from bot.rules.edition import Edition, Faces
from bot.rules.rules import HAND, UNO, rules_of

LEFT: Final = 1
RIGHT: Final = -1

SCORINGS: Final = ("single", "points", "lowest")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One match at one moment. Seats are numbers from 0, in the order of play to the left."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "agenda",
        "aside",
        "called",
        "champions",
        "colour",
        "dealer",
        "direction",
        "discards",
        "due",
        "edition",
        "hand",
        "hands",
        "house",
        "in_match",
        "in_round",
        "inert",
        "knocked_out",
        "number",
        "over",
        "owes",
        "passes",
        "pile",
        "played_before",
        "played_now",
        "question",
        "round",
        "rules",
        "scoring",
        "seats",
        "seed",
        "showing",
        "shuffles",
        "side",
        "strength",
        "target",
        "teams",
        "totals",
        "turn",
        "uno",
        "winner",
    )

    def __init__(
        self,
        edition: Edition,
        seats: int,
        seed: bytes,
        house: Iterable[str] = (),
        scoring: str | None = None,
        target: int | None = None,
        hand: int = HAND.usual,
        uno: int = UNO.usual,
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.seed = seed
        wanted = set(house)
        self.house = tuple(rule for rule in edition.house if rule in wanted) if wanted else ()
        self.rules = rules_of(edition, self.house)
        self.teams = self.rules.teams[:seats]
        """By seat, its team; where seats play for themselves, each is one."""
        self.scoring = scoring or edition.scoring
        self.target = target or edition.target
        self.hand = hand
        """How many cards are dealt to each."""
        self.uno = uno
        """How many cards a seat draws that was caught."""

        # The match.
        self.round = 0
        self.shuffles = 0
        self.dealer = 0
        self.totals = (0,) * seats
        self.in_match = (True,) * seats
        self.champions: tuple[int, ...] = ()

        # The cards. The end of a list is the top of a pile; hands are in the order held.
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.aside: list[int] = []

        # The round.
        self.in_round = (True,) * seats
        self.knocked_out: tuple[int, ...] = ()
        self.over = False
        self.winner: int | None = None
        self.side = 0
        self.showing = edition.showing[0]
        """For each card the index of its face in play."""
        self.colour: int | None = None
        self.inert = False
        """Whether the top was laid there: nothing but the colour in force can be matched (A1)."""
        self.direction = LEFT
        self.turn = 0
        self.due = 0
        """The cards that the seat that faces a penalty must draw."""
        self.strength = 0
        """The strength of the last draw card of that penalty, by which it is answered."""
        self.owes: set[int] = set()
        self.called: set[int] = set()
        """The seats that called UNO early on this turn: its own, and those that may answer its card with one (G9)."""
        self.passes = 0
        """Turns passed in a row with nothing left to draw (G11)."""
        self.played_now: Symbol | None = None
        self.played_before: Symbol | None = None
        """The symbols played on this turn and on the turn that ended last (T4)."""

        # What the game waits for.
        self.number = 0
        self.question: Question | None = None
        self.agenda: tuple[Step | Question, ...] = ()

    def copy(self) -> State:
        """Return the same match once more: whatever happens to one does not happen to the other."""
        copy = State.__new__(State)
        copy.edition = self.edition
        copy.seats = self.seats
        copy.seed = self.seed
        copy.house = self.house
        copy.rules = self.rules
        copy.teams = self.teams
        copy.scoring = self.scoring
        copy.target = self.target
        copy.hand = self.hand
        copy.uno = self.uno
        copy.round = self.round
        copy.shuffles = self.shuffles
        copy.dealer = self.dealer
        copy.totals = self.totals
        copy.in_match = self.in_match
        copy.champions = self.champions
        copy.hands = [hand[:] for hand in self.hands]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.aside = self.aside[:]
        copy.in_round = self.in_round
        copy.knocked_out = self.knocked_out
        copy.over = self.over
        copy.winner = self.winner
        copy.side = self.side
        copy.showing = self.showing
        copy.colour = self.colour
        copy.inert = self.inert
        copy.direction = self.direction
        copy.turn = self.turn
        copy.due = self.due
        copy.strength = self.strength
        copy.owes = self.owes.copy()
        copy.called = self.called.copy()
        copy.passes = self.passes
        copy.played_now = self.played_now
        copy.played_before = self.played_before
        copy.number = self.number
        copy.question = self.question
        copy.agenda = self.agenda
        return copy

    # Cards

    def turn_to(self, side: int) -> None:
        """Put this side of the cards in play."""
        self.side = side
        self.showing = self.edition.showing[side]

    @property
    def top(self) -> Face:
        """Return the face on top of the discard pile."""
        return self.edition.faces[self.showing[self.discards[-1]]]

    def held(self, seat: int) -> tuple[int, ...]:
        """Return the faces in play of a hand, in the order held."""
        if not self.edition.two_sided:
            return tuple(self.hands[seat])
        showing, faces = self.showing, []
        for card in self.hands[seat]:
            faces.append(showing[card])  # noqa: PERF401  # a comprehension costs more for so few
        return tuple(faces)

    def card_held(self, seat: int, face: int) -> int:
        """Return the first card of a hand that shows this face."""
        if not self.edition.two_sided:
            return face
        showing = self.showing
        for card in self.hands[seat]:
            if showing[card] == face:
                return card
        raise ValueError(face)

    def faces_held(self, seat: int) -> list[Face]:
        """Return the same as `held`, as the faces themselves."""
        faces = self.edition.faces
        return [faces[face] for face in self.held(seat)]

    def points(self, seat: int) -> int:
        """Return what a hand counts (G12)."""
        return sum(face.symbol.points for face in self.faces_held(seat))

    @property
    def can_draw(self) -> bool:
        """Whether anything is left that could be drawn (G11)."""
        return bool(self.pile or len(self.discards) > 1 or self.aside)

    # Legality

    def plays(self, seat: int, among: Faces | None = None) -> list[Option]:
        """Return the cards of a hand that may be played, each once, in the order held; `among` narrows the choice."""
        allowed = among or self.playable()
        plays = self.edition.plays
        showing = self.showing
        options: list[Option] = []
        for card in self.hands[seat]:
            face = showing[card]
            if allowed[face] and (option := plays[face]) not in options:
                options.append(option)
        return self._not_refused(seat, options) if self.rules.restrict else options

    def _not_refused(self, seat: int, options: list[Option]) -> list[Option]:
        return [option for option in options if self.refusal(seat, option.what) is None]

    def may_play(self, seat: int, face: int) -> bool:
        """Whether this card of a hand may be played."""
        return self.playable()[face] and not (self.rules.restrict and self.refusal(seat, face) is not None)

    def playable(self) -> Faces:
        """Return the faces that may be played on the top (G4), and on the turn after itself (T4)."""
        top = None if self.inert else self.showing[self.discards[-1]]
        return self.edition.matches[top, self.colour, self.played_before]

    def playable_if_drawn(self, seat: int) -> Faces:
        """Return the faces that this seat may play when it draws one."""
        allowed = self.playable()
        if not self.rules.restrict:
            return allowed
        hand, refusal = self.faces_held(seat), self.rules.refusal
        return self.edition.set_of(
            lambda face: allowed[face.index] and refusal(self, face, lambda: hand, is_last=False) is None
        )

    def refusal(self, seat: int, face: int) -> str | None:
        """Return the code of the refusal of a card that matches, by a house rule; None if it may be played."""
        is_last = len(self.hands[seat]) == 1
        return self.rules.refusal(self, self.edition.faces[face], lambda: self.rest(seat, face), is_last=is_last)

    def rest(self, seat: int, face: int) -> list[Face]:
        """Return the faces of a hand without one such card."""
        faces = self.faces_held(seat)
        faces.remove(self.edition.faces[face])
        return faces

    # Order of play

    def next_seat(self) -> int:
        """Return the next seat in play after the one whose turn it is."""
        seats, direction = self.seats, self.direction
        seat = (self.turn + direction) % seats
        while not self.in_round[seat]:
            seat = (seat + direction) % seats
        return seat

    def order_from(self, seat: int) -> tuple[int, ...]:
        """Return the seats in the round in the order of play, beginning with this one, if it is in."""
        return _order(self.in_round, self.direction, seat)

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Return the other seats in the round, in the order of play."""
        order = self.order_from(seat)
        return order[1:] if self.in_round[seat] else order

    def allies(self, seat: int) -> list[int]:
        """Return the seats of this one's team that are still in the match."""
        return [other for other in range(self.seats) if self.in_match[other] and self.teams[other] == self.teams[seat]]

    @property
    def is_walkover(self) -> bool:
        """Whether all who are still in the match are one team: the others have left or were put out."""
        return len({team for team, is_in in zip(self.teams, self.in_match, strict=True) if is_in}) < 2

    @property
    def players(self) -> int:
        """Return how many seats are in the round."""
        return sum(self.in_round)


@cache
def _order(in_round: tuple[bool, ...], direction: int, first: int) -> tuple[int, ...]:
    """Return the seats in the round in the order of play, beginning with this one or the next that is in."""
    seats = len(in_round)
    order = [(first + step * direction) % seats for step in range(seats)]
    return tuple([seat for seat in order if in_round[seat]])
