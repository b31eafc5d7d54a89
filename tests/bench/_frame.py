"""The tables of the players' bench: one rival against all others, by some rules, on deals that are the same for all.

A deal has a number. On each the one sits once on every seat, so that luck evens out, and whoever is compared gets the
same deals. A rival's chance follows from the deal, its seat and its name.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from random import Random

from bot.players import THINKING_S, Player
from bot.rules.agenda import NEXT
from bot.rules.calls import UNO
from bot.rules.chance import SEED_BYTES
from bot.rules.choices import ChooseColour
from bot.rules.edition import Edition, Side
from bot.rules.editions import EDITIONS
from bot.rules.editions.classic import CLASSIC, COLOURED
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.penalty import TakePenalty
from bot.rules.redaction import seen_by
from bot.rules.state import State
from bot.rules.symbols import WILD, WILD_DRAW_FOUR
from bot.rules.view import view
from tests.bench._rivals import rival

MOST_ANSWERS = 20_000
"""A round that takes more counts as won by nobody."""


@dataclass(frozen=True, slots=True)
class Rules:
    """By which rules single rounds are played."""

    house: tuple[str, ...] = ()
    edition: Edition | None = None
    """The edition that is played in the place of Classic."""


NO_BLUFFS = Edition(
    "classic",
    Side(
        CLASSIC.sides[0].colours,
        COLOURED,
        (
            (WILD, 4),
            (
                replace(
                    WILD_DRAW_FOUR,
                    bluff=None,
                    effect=lambda _state, seat: [ChooseColour(seat), TakePenalty(NEXT, WILD_DRAW_FOUR.draws)],
                ),
                4,
            ),
        ),
    ),
)
"""Classic in which a Wild Draw Four may be played at any time; it is called so for the players to know it by name."""

RULES = {
    "sheet": Rules(),
    "rlcard": Rules(("must_play", "force_play", "no_bluff")),
    "unoai": Rules(edition=NO_BLUFFS),
}
"""By name: the edition's own sheet; and for Classic, those of other programs as near as ours come.

rlcard's game: who can play must, a Wild Draw Four goes only where nothing else does, and a drawn card that fits is
played at once. What differs there: between two a Reverse changes nothing; a drawn card that only has the symbol on top
is kept; a drawn wild gets a colour by chance and makes nobody draw, and so does a Wild that is turned first; a first
Draw Two costs no turn; a Wild in hand, too, keeps a Wild Draw Four there.

UnoAI's game: a Wild Draw Four may be played at any time, and is never challenged. What differs there: anything goes on
a Wild that is turned first.
"""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom, by which rules; all of it goes to other processes."""

    one: str
    others: str
    seats: int = 4
    rules: str = "sheet"
    edition: str = "classic"
    calls: bool = False
    """Whether UNO must be called and can be caught; else it is called for all, and nobody is caught."""
    playouts: int | None = None
    """How many games a hard player plays out an answer; None: it thinks for `seconds` of the processor."""
    seconds: float = THINKING_S


@dataclass(slots=True)
class Dealt:
    """What came of one deal: on how many seats the one won, how many rounds nobody won, and what its answers cost."""

    won: int = 0
    undecided: int = 0
    spent_s: list[float] = field(default_factory=list)
    """Seconds of the processor, for each answer of the one where there was a choice."""


def play_deal(pairing: Pairing, number: int) -> Dealt:
    """Play one deal with the one on each seat in turn."""
    dealt = Dealt()
    for place in range(pairing.seats):
        winner = _winner(pairing, number, place, dealt.spent_s)
        dealt.won += winner == place
        dealt.undecided += winner is None
    return dealt


def _winner(pairing: Pairing, number: int, place: int, spent_s: list[float]) -> int | None:
    table = f"{pairing.edition} {pairing.seats} {number}"
    names = [pairing.one if seat == place else pairing.others for seat in range(pairing.seats)]
    players = [
        rival(name, Random(f"{table} {seat} {name}"), pairing.playouts, pairing.seconds)
        for seat, name in enumerate(names)
    ]
    rules = RULES[pairing.rules]
    seed = Random(table).randbytes(SEED_BYTES)
    edition = (
        rules.edition if rules.edition is not None and pairing.edition == CLASSIC.key else EDITIONS[pairing.edition]
    )
    game = Game(State(edition, pairing.seats, seed, rules.house, "single"))
    chance = Random(f"{table} calls")
    state = game.state
    _tell(game, players, 0, game.deal())
    for _ in range(MOST_ANSWERS):
        if pairing.calls:
            _call(game, players, chance)
        else:
            _call_for_all(game, players)
        question = state.question
        if question is None:
            return state.winner
        seat, side = question.seat, state.side
        seen = view(game, seat)
        start = time.thread_time()
        option = players[seat].answer(seen)
        if seat == place and len(game.answers(seat)) > 1:
            spent_s.append(time.thread_time() - start)
        _tell(game, players, side, game.answer(seat, option))
    return None


def _call(game: Game, players: list[Player], chance: Random) -> None:
    """Let all call, in any order, once after each change."""
    state = game.state
    for seat in chance.sample(range(len(players)), len(players)):
        option = players[seat].call(view(game, seat)) if state.in_round[seat] else None
        if option is not None:
            side = state.side
            _tell(game, players, side, game.answer(seat, option))
            if option.verb == "play":
                return


def _call_for_all(game: Game, players: list[Player]) -> None:
    for seat in sorted(game.state.owes):
        _tell(game, players, game.state.side, game.answer(seat, UNO))


def _tell(game: Game, players: list[Player], side: int, events: list[Event]) -> None:
    for seat, one in enumerate(players):
        for event in seen_by(seat, events, game.edition, side):
            one.observe(event)
