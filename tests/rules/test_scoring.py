"""Every match ends, and is scored as the rulings say (G12, N11); reckoned here once more, from the cards' tokens."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given

from bot.players.judgement import answer
from bot.rules.calls import QUIT
from bot.rules.events import CardPlayed, CardsDrawn, Event, TurnPassed
from bot.rules.game import Game
from bot.rules.round_events import RoundDealt, RoundEnded, SeatKnockedOut, SeatLeft
from bot.rules.state import State
from tests.rules.tables import Table, at, make, tables

LONGEST = 60_000
PATIENCE = 5_000
"""No match takes more answers than that, when those who can play mostly do."""
KNOCKED_OUT = 250
COLOURED = {"+1": 10, "SA": 30}
WILD = {"WDC": 60}


def points(edition: str, token: str) -> int:
    """What a card counts in a hand."""
    number = re.fullmatch(r"[a-z](\d)", token)
    if number:
        return int(number[1])
    if token.startswith("W"):
        return WILD.get(token, 50)
    return 20 if edition == "no-mercy" else COLOURED.get(token[1:], 20)


def hand_points(state: State, seat: int) -> int:
    """What a hand counts, by the side in play."""
    return sum(points(state.edition.key, face.token) for face in state.faces_held(seat))


def team(table: Table, seat: int) -> int:
    """The team of a seat."""
    return seat % 2 if "teams" in table.house else seat


@dataclass
class Ledger:
    """The totals of a match, kept beside it."""

    table: Table
    totals: list[int] = field(default_factory=list)
    knocked_out: set[int] = field(default_factory=set)
    left: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.totals = [0] * self.table.seats

    def mates(self, seat: int) -> list[int]:
        """The seats of its team, this one included: with teams every other one."""
        return [other for other in range(self.table.seats) if team(self.table, other) == team(self.table, seat)]

    def note(self, game: Game, events: list[Event], held: list[int]) -> None:
        """Take down what happened; `held` is what each hand counted before."""
        for event in events:
            if isinstance(event, SeatKnockedOut):
                self.knocked_out.add(event.seat)
            elif isinstance(event, SeatLeft):
                self.left.add(event.seat)
                if self.table.scoring == "lowest":
                    for mate in self.mates(event.seat):
                        self.totals[mate] += held[event.seat]
            elif isinstance(event, RoundEnded):
                self._round(game, event.winner)

    def _round(self, game: Game, winner: int | None) -> None:
        hands = [hand_points(game.state, seat) for seat in range(self.table.seats)]
        if self.table.scoring == "points" and winner is not None:
            mates = self.mates(winner)
            others = [seat for seat in range(self.table.seats) if seat not in mates]
            worth = sum(hands[seat] for seat in others) + KNOCKED_OUT * len(self.knocked_out.intersection(others))
            for mate in mates:
                self.totals[mate] += worth
        elif self.table.scoring == "lowest":
            left = [KNOCKED_OUT if seat in self.knocked_out else points for seat, points in enumerate(hands)]
            self.totals = [
                total + sum(left[mate] for mate in self.mates(seat)) for seat, total in enumerate(self.totals)
            ]
        self.knocked_out = set()

    def champions(self, game: Game) -> set[int]:
        """Who has won the match, if it is over now."""
        target = game.state.target
        still_in = {seat: total for seat, total in enumerate(self.totals) if seat not in self.left}
        if len({team(self.table, seat) for seat in still_in}) == 1:
            return set(still_in)
        if self.table.scoring == "single":
            winner = game.state.winner
            return set() if winner is None else set(still_in).intersection(self.mates(winner))
        if max(still_in.values()) < target:
            return set()
        if self.table.scoring == "points":
            return {seat for seat, total in still_in.items() if total >= target}
        return {seat for seat, total in still_in.items() if total == min(still_in.values())}


@at(150)
@given(tables(draws=(0.2,), most=LONGEST))
def test_every_match_ends_and_is_scored_as_reckoned_here(table: Table) -> None:
    game = table.game()
    state = game.state
    ledger = Ledger(table)
    for move in table.moves(game):
        over = state.over
        held = [0 if over else hand_points(state, seat) for seat in range(table.seats)]
        ledger.note(game, make(game, move), held)
        assert list(state.totals) == ledger.totals
        assert set(state.champions) == (ledger.champions(game) if state.over else set())
    if not state.champions:  # some house rules make random matches long
        play_sensibly(game)
    assert state.champions, "the match did not end"


def play_sensibly(game: Game) -> None:
    """Play on as sensible people would, to the end of the match; now and then a player has had enough, and leaves.

    There are rounds that nothing else ends: with all cards in the hands and `force_play` on, two Reverses that are the
    only cards ever drawn may go to and fro.
    """
    for number in range(1, LONGEST):
        question = game.state.question
        if game.state.champions:
            break
        if question is None:
            game.deal()
        elif number % PATIENCE:
            answer(game, question.seat)
        else:
            game.answer(question.seat, QUIT)


@at(80)
@given(tables(draws=(0.9,)))
def test_a_round_is_blocked_when_all_have_passed_and_goes_to_the_lowest_hand(table: Table) -> None:
    game = table.game()
    state = game.state
    passed: set[int] = set()
    for move in table.moves(game):
        events = make(game, move)
        if any(isinstance(event, CardPlayed | CardsDrawn | RoundDealt) for event in events):
            passed = set()
        passed |= {event.seat for event in events if isinstance(event, TurnPassed)}
        still_in = {seat for seat in range(table.seats) if state.in_round[seat]}
        if any(isinstance(event, TurnPassed) for event in events):
            assert state.over == (passed >= still_in)
            if state.over:
                hands: Counter[int] = Counter()
                for seat in still_in:
                    hands[team(table, seat)] += hand_points(state, seat)
                lowest = [each for each, points in hands.items() if points == min(hands.values())]
                winner = None if state.winner is None else team(table, state.winner)
                assert winner == (lowest[0] if len(lowest) == 1 else None)
                assert [state.pile, state.discards[1:], state.aside] == [[], [], []]
