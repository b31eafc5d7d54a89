"""What a seat may know: a View holds that and nothing else. Screens and computer players get Views, never the State."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.agenda import Option, Question
from bot.rules.cards import Symbol
from bot.rules.edition import Edition
from bot.rules.game import Game
from bot.rules.state import State


@dataclass(slots=True)
class Prompt:
    """A question as everybody sees it: who is asked, what kind, and what is public about it."""

    number: int
    seat: int
    kind: str
    public: dict[str, int]


@dataclass(slots=True, init=False)
class View:
    """The table as one seat sees it, or as the channel does (`seat` None). Cards are indexes of faces in play."""

    edition: Edition
    house: tuple[str, ...]
    scoring: str
    target: int
    seat: int | None

    round: int
    dealer: int
    turn: int
    direction: int
    side: int
    colour: int | None
    top: int
    due: int
    free: Symbol | None
    """The symbol that may be played on anything (T4)."""
    pile: int
    discards: int
    back: int | None
    """The inactive face of the top of the draw pile (T8)."""

    hand: tuple[int, ...]
    """One's own cards, in the order held."""
    counts: tuple[int, ...]
    backs: tuple[tuple[int, ...], ...]
    """The inactive faces of the others' hands, in no order (T8); the channel sees none."""
    in_round: tuple[bool, ...]
    in_match: tuple[bool, ...]
    knocked_out: tuple[int, ...]
    owes: tuple[int, ...]
    called: int | None

    prompt: Prompt | None
    options: tuple[Option, ...]
    """What one may answer oneself."""

    over: bool
    winner: int | None
    totals: tuple[int, ...]
    champions: tuple[int, ...]

    def __init__(self, game: Game, seat: int | None) -> None:
        state = game.state
        self.edition = edition = state.edition
        self.house = state.house
        self.scoring = state.scoring
        self.target = state.target
        self.seat = seat

        self.round = state.round
        self.dealer = state.dealer
        self.turn = state.turn
        self.direction = state.direction
        self.side = state.side
        self.colour = state.colour
        self.top = state.showing[state.discards[-1]]
        self.due = state.due
        self.free = state.free
        pile = state.pile
        self.pile = len(pile)
        self.discards = len(state.discards)
        self.back = edition.showing[1 - state.side][pile[-1]] if edition.two_sided and pile else None

        self.counts = tuple(map(len, state.hands))
        self.in_round = state.in_round
        self.in_match = state.in_match
        self.knocked_out = state.knocked_out
        self.owes = tuple(sorted(state.owes)) if state.owes else ()
        self.called = state.called

        question = state.question
        self.prompt = None if question is None else prompt_for(question, state.number)
        self.hand = self.options = self.backs = ()
        if seat is not None:
            self.hand = tuple(state.held(seat))
            self.options = game.options(seat)
            if edition.two_sided:  # whoever reads the channel has a hand of their own, whose backs they may not see
                self.backs = _backs(state, seat)

        self.over = state.over
        self.winner = state.winner
        self.totals = state.totals
        self.champions = state.champions


NOTHING: dict[str, int] = {}


def prompt_for(question: Question, number: int) -> Prompt:
    """The public part of a question."""
    public = {name: getattr(question, name) for name in question.public} if question.public else NOTHING
    return Prompt(number, question.seat, question.kind, public)


def view(game: Game, seat: int | None = None) -> View:
    """All that this seat may know, or that the channel may know."""
    return View(game, seat)


def _backs(state: State, seat: int) -> tuple[tuple[int, ...], ...]:
    hidden = state.edition.showing[1 - state.side]
    return tuple(
        () if other == seat else tuple(sorted([hidden[card] for card in hand]))
        for other, hand in enumerate(state.hands)
    )
