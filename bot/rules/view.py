"""What a seat may know: a View holds that and nothing else. Screens and computer players get Views, never the State."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from bot.rules.agenda import Option, Question
from bot.rules.calls import QUIT, UNO
from bot.rules.cards import Symbol
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.scoring import winners


@dataclass(slots=True, init=False)
class Prompt:
    """A question as all may see it: who is asked, what kind, and what is public about it."""

    number: int
    seat: int
    kind: str
    public: dict[str, int]
    interlude: str
    """The verb of the answer that is first acted out at the table (B2)."""

    def __init__(self, number: int, seat: int, kind: str, public: dict[str, int], interlude: str = "") -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.public = public
        self.interlude = interlude

    def __reduce__(self) -> tuple[Any, ...]:
        return Prompt, (self.number, self.seat, self.kind, self.public, self.interlude)


@dataclass(slots=True, init=False)
class View:
    """The table as one seat sees it, or as the channel does (`seat` None). Cards are indexes of faces in play."""

    edition: Edition
    house: tuple[str, ...]
    scoring: str
    target: int
    hand_size: int
    """How many cards are dealt to each."""
    uno: int
    """How many cards a seat draws that was caught."""
    seat: int | None

    round: int
    dealer: int
    turn: int
    direction: int
    side: int
    colour: int | None
    top: int
    inert: bool
    """Whether the top was laid there: nothing but the colour in force can be matched (A1)."""
    beneath: int | None
    """The face that the top was laid on, as long as that is not reshuffled."""
    due: int
    strength: int
    """The strength of the last draw card of the penalty that is due."""
    free: Symbol | None
    """The symbol that may be played on anything (T4)."""
    pile: int
    discards: int
    back: int | None
    """The inactive face of the top of the draw pile (T8)."""

    hand: tuple[int, ...]
    """The seat's own cards, in the order held."""
    counts: tuple[int, ...]
    backs: tuple[tuple[int, ...], ...]
    """The inactive faces of the others' hands, in no order (T8); the channel sees none."""
    teams: tuple[int, ...]
    """By seat, its team; where seats play for themselves, each is one."""
    in_round: tuple[bool, ...]
    in_match: tuple[bool, ...]
    knocked_out: tuple[int, ...]
    owes: tuple[int, ...]
    called: tuple[int, ...]

    prompt: Prompt | None
    options: tuple[Option, ...]
    """What the seat itself may answer."""

    over: bool
    winner: int | None
    winners: tuple[int, ...]
    """Who won the round, with those of the same team that are still there."""
    totals: tuple[int, ...]
    champions: tuple[int, ...]

    def __getstate__(self) -> tuple[Any, ...]:
        """Return all of it, with names in the place of what each process has of its own."""
        values = {name: getattr(self, name) for name in PARTS}
        values["edition"] = self.edition.key
        values["free"] = None if self.free is None else self.free.token
        return tuple(values.values())

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        values = dict(zip(PARTS, state, strict=True))
        edition = values["edition"] = EDITIONS[values["edition"]]
        values["free"] = None if values["free"] is None else edition.symbols[values["free"]]
        for name, value in values.items():
            setattr(self, name, value)


PARTS = tuple(field.name for field in fields(View))
"""The names of all that a View holds."""


def has_teams(view: View) -> bool:
    """Whether seats play together."""
    return len(set(view.teams)) < len(view.teams)


def answers(view: View) -> list[Option]:
    """Return the options of a view that answer its prompt, and are no calls."""
    if view.prompt is None or view.prompt.seat != view.seat:
        return []
    return [option for option in view.options if option not in {UNO, QUIT} and option.verb != "catch"]


NO_FACTS: Final[dict[str, int]] = {}


def prompt_for(question: Question, number: int) -> Prompt:
    """Return the public part of a question."""
    public = question.public_facts() if question.public else NO_FACTS
    return Prompt(number, question.seat, question.kind, public, question.interlude)


def view(game: Game, seat: int | None = None) -> View:
    """Return all that this seat may know; without a seat, all that the channel may know."""
    state = game.state
    seen = View()
    seen.edition = edition = state.edition
    seen.house = state.house
    seen.scoring = state.scoring
    seen.target = state.target
    seen.hand_size = state.hand
    seen.uno = state.uno
    seen.seat = seat

    seen.round = state.round
    seen.dealer = state.dealer
    seen.turn = state.turn
    seen.direction = state.direction
    seen.side = state.side
    seen.colour = state.colour
    seen.top = state.showing[state.discards[-1]]
    seen.inert = state.inert
    seen.beneath = state.showing[state.discards[-2]] if state.inert and len(state.discards) > 1 else None
    seen.due = state.due
    seen.strength = state.strength
    seen.free = edition.free[state.played_before]
    pile = state.pile
    seen.pile = len(pile)
    seen.discards = len(state.discards)
    seen.back = edition.showing[1 - state.side][pile[-1]] if edition.two_sided and pile else None

    seen.counts = tuple([len(hand) for hand in state.hands])
    seen.teams = state.teams
    seen.in_round = state.in_round
    seen.in_match = state.in_match
    seen.knocked_out = state.knocked_out
    seen.owes = tuple(sorted(state.owes)) if state.owes else ()
    seen.called = tuple(sorted(state.called)) if state.called else ()

    question = state.question
    seen.prompt = None if question is None else prompt_for(question, state.number)
    seen.hand = seen.options = seen.backs = ()
    if seat is not None:
        seen.hand = state.held(seat)
        seen.options = game.options(seat)
        if edition.two_sided:  # those who read the channel hold hands themselves, whose backs they may not see
            seen.backs = game.backs.seen_by(state, seat)

    seen.over = state.over
    seen.winner = state.winner
    seen.winners = () if state.winner is None else winners(state, state.winner)
    seen.totals = state.totals
    seen.champions = state.champions
    return seen
