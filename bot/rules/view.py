"""What a seat may know: a View holds that and nothing else. Screens and computer players get Views, never the State."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.agenda import Option, Question
from bot.rules.cards import Symbol
from bot.rules.edition import Edition
from bot.rules.game import Game


@dataclass(slots=True)
class Prompt:
    """A question as everybody sees it: who is asked, what kind, and what is public about it."""

    number: int
    seat: int
    kind: str
    public: dict[str, int]


@dataclass(slots=True)
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


NOTHING: dict[str, int] = {}


def prompt_for(question: Question, number: int) -> Prompt:
    """The public part of a question."""
    public = {name: getattr(question, name) for name in question.public} if question.public else NOTHING
    return Prompt(number, question.seat, question.kind, public)


def view(game: Game, seat: int | None = None) -> View:
    """All that this seat may know, or that the channel may know."""
    state = game.state
    edition = state.edition
    hands = state.hands
    question = state.question
    back: int | None = None
    backs: tuple[tuple[int, ...], ...] = ()
    if edition.two_sided:
        hidden = edition.showing[1 - state.side]
        back = hidden[state.pile[-1]] if state.pile else None
        if seat is not None:  # whoever reads the channel has a hand of their own, whose backs they may not see
            backs = tuple(
                () if other == seat else tuple(sorted([hidden[card] for card in hand]))
                for other, hand in enumerate(hands)
            )
    return View(
        edition,
        state.house,
        state.scoring,
        state.target,
        seat,
        state.round,
        state.dealer,
        state.turn,
        state.direction,
        state.side,
        state.colour,
        state.showing[state.discards[-1]],
        state.due,
        state.free,
        len(state.pile),
        len(state.discards),
        back,
        () if seat is None else tuple(state.held(seat)),
        tuple(map(len, hands)),
        backs,
        state.in_round,
        state.in_match,
        state.knocked_out,
        tuple(sorted(state.owes)) if state.owes else (),
        state.called,
        None if question is None else prompt_for(question, state.number),
        () if seat is None else game.options(seat),
        state.over,
        state.winner,
        state.totals,
        state.champions,
    )
