"""House rules: what one may change, and the rules of a table, made of those that are on.

A rule is a small class of its own (`bot/rules/house/`), and each of its attributes and methods is a place at which it
has its say. The engine asks `state.rules` at these places, and never which rules are on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from bot.rules.compiling import mypyc_attr

if TYPE_CHECKING:
    from bot.rules.agenda import Option, Steps
    from bot.rules.cards import Effect, Face
    from bot.rules.edition import Edition, Faces
    from bot.rules.state import State


Rest = Callable[[], Sequence["Face"]]
"""What is left of a hand, worked out when it is asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseRule:
    """A rule that a table may switch on, or that an edition always has. By itself it changes nothing."""

    name: ClassVar[str]
    excludes: ClassVar[frozenset[str]] = frozenset()
    """The rules with which it cannot be combined."""
    draws_on: ClassVar[bool] = False
    """Whether drawing on a turn goes on until a card can be played."""
    compels: ClassVar[tuple[str, ...]] = ()
    """The kinds of questions at which a player who can play a card must."""
    allows_bluffs: ClassVar[bool] = True
    """Whether a bluff may be played, and challenged (G8)."""
    keeps_turn: ClassVar[bool] = False
    """Whether a player who drew a penalty has their turn all the same."""
    own_discards_only: ClassVar[bool] = False
    """Whether Discard All is for the hand of its player alone (N5)."""

    def suits(self, _edition: Edition) -> bool:
        """Whether it means something in this edition."""
        return True

    def fits_seats(self, _seats: int) -> bool:
        """Whether so many can play by it."""
        return True

    def team_of(self, seat: int) -> int:
        """Return the team of a seat; by itself each is one."""
        return seat

    # What may be played

    def forbids(self, _state: State, _face: Face, _rest: Rest) -> str | None:
        """Return the code of the refusal if this card may not be played from a hand with this rest."""
        return None

    def may_be_last(self, _face: Face) -> bool:
        """Whether it may be the last card of a hand."""
        return True

    def out_of_turn(self, _state: State, _seat: int) -> list[Option]:
        """Return the cards that this seat may play although it is not asked."""
        return []

    # What answers a penalty

    def answers(self, _edition: Edition, _strength: int, _colour: int | None) -> Faces | None:
        """Return the faces that answer a draw card of this strength, when this colour is in force."""
        return None

    def answered(self, _face: Face) -> Effect | None:
        """Return what a card does in answer to a penalty, in the place of what it does otherwise."""
        return None

    # What follows a play

    def follows(self, _seat: int, _face: Face) -> Steps:
        """Return what follows a card's effect, where it was not the last one of a hand."""
        return []

    def on_turn(self, _seat: int, _face: Face) -> Steps:
        """Return what comes before the effect of a card that was played from the hand on its player's turn."""
        return []


HOUSE: dict[str, HouseRule] = {}
"""All of them, in the order in which they are shown; filled by `bot.rules.house`."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number that a table may choose."""

    least: int
    usual: int
    most: int

    def allows(self, number: int) -> bool:
        """Whether it may be chosen."""
        return self.least <= number <= self.most


HAND = Number(5, 7, 10)
"""How many cards are dealt to each."""
UNO = Number(1, 2, 6)
"""How many cards a player draws who was caught."""


class Rules:
    """The rules of a table: for each place, what those that are on say there."""

    def __init__(self, edition: Edition, rules: Sequence[HouseRule]) -> None:
        self.edition = edition
        self.draws_on = any(rule.draws_on for rule in rules)
        self.compels = frozenset(kind for rule in rules for kind in rule.compels)
        self.allows_bluffs = all(rule.allows_bluffs for rule in rules)
        self.keeps_turn = any(rule.keeps_turn for rule in rules)
        self.own_discards_only = any(rule.own_discards_only for rule in rules)
        teams: tuple[Callable[[int], int], ...] = _saying(rules, "team_of")
        self.teams = tuple(teams[0](seat) if teams else seat for seat in range(edition.max_seats))
        """By seat, its team; without such a rule each seat is one."""
        self.forbids: tuple[Callable[[State, Face, Rest], str | None], ...] = _saying(rules, "forbids")
        self.lasts: tuple[Callable[[Face], bool], ...] = _saying(rules, "may_be_last")
        self.out_of_turn: tuple[Callable[[State, int], list[Option]], ...] = _saying(rules, "out_of_turn")
        self.answers: tuple[Callable[[Edition, int, int | None], Faces | None], ...] = _saying(rules, "answers")
        self.answered: tuple[Callable[[Face], Effect | None], ...] = _saying(rules, "answered")
        self.follows: tuple[Callable[[int, Face], Steps], ...] = _saying(rules, "follows")
        self.on_turn: tuple[Callable[[int, Face], Steps], ...] = _saying(rules, "on_turn")
        self.restrict = bool(self.forbids or self.lasts)
        """Whether a card that matches may be refused all the same."""
        self.is_followed = edition.set_of(lambda face: any(follows(0, face) for follows in self.follows))
        """The faces on which something follows."""
        self.is_joined = edition.set_of(lambda face: any(before(0, face) for before in self.on_turn))
        """The faces before whose effect something comes, when they are played on their player's turn."""
        self.is_plain = tuple(not (one or other) for one, other in zip(self.is_followed, self.is_joined, strict=True))
        """The faces that do nothing but their effect."""
        self._answering: dict[tuple[int, int | None], Faces] = {}

    def may_be_last(self, face: Face) -> bool:
        """Whether it may be the last card of a hand."""
        return all(may(face) for may in self.lasts)

    def refusal(self, state: State, face: Face, rest: Rest, *, is_last: bool) -> str | None:
        """Return the code of the refusal of a card that matches, from a hand with this rest; None if it is allowed."""
        if is_last and not self.may_be_last(face):
            return "last_card"
        for forbids in self.forbids:
            code = forbids(state, face, rest)
            if code is not None:
                return code
        return None

    def answering(self, strength: int, colour: int | None) -> Faces:
        """Return the faces that answer a draw card of this strength, when this colour is in force."""
        found = self._answering.get((strength, colour))
        if found is None:
            said = [faces for answers in self.answers if (faces := answers(self.edition, strength, colour)) is not None]
            found = self.edition.set_of(lambda face: any(faces[face.index] for faces in said))
            self._answering[strength, colour] = found
        return found


def _saying(rules: Sequence[HouseRule], method: str) -> tuple[Any, ...]:
    """Return this method of those rules that have one of their own."""
    return tuple(
        getattr(rule, method) for rule in rules if getattr(type(rule), method) is not getattr(HouseRule, method)
    )


def offered(edition: Edition) -> tuple[str, ...]:
    """Return the house rules that a table of this edition may switch on."""
    return _offered(edition, tuple(HOUSE.values()))


@cache
def _offered(edition: Edition, rules: tuple[HouseRule, ...]) -> tuple[str, ...]:
    always = edition.rules
    return tuple(
        rule.name for rule in rules if rule.name not in always and not rule.excludes & always and rule.suits(edition)
    )


def rules_of(edition: Edition, house: Iterable[str]) -> Rules:
    """Return the rules of a table: the edition's own, and the house rules that are on."""
    return _rules(edition, tuple(rule for name, rule in HOUSE.items() if name in edition.rules or name in house))


@cache
def _rules(edition: Edition, rules: tuple[HouseRule, ...]) -> Rules:
    return Rules(edition, rules)


def excluded(house: Iterable[str]) -> tuple[str, str] | None:
    """Return two of these house rules that exclude each other; None if they all go together."""
    names = [name for name in HOUSE if name in set(house)]
    pairs = ((one, other) for place, one in enumerate(names) for other in names[place + 1 :])
    return next((pair for pair in pairs if _exclude(*pair)), None)


def _exclude(one: str, other: str) -> bool:
    return other in HOUSE[one].excludes or one in HOUSE[other].excludes


def unfit_for(house: Iterable[str], seats: int) -> str | None:
    """Return the house rule by which so many cannot play; None if they can."""
    return next((name for name in house if not HOUSE[name].fits_seats(seats)), None)
