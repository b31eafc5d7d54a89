"""Trying answers out: each is given at many tables that could be this one, and some turns are played after it.

At one table all answers are tried with the same hidden cards, so that they differ by the answers alone. All play on
sensibly; how likely each seat is then to win is estimated from the hands. Likely tables weigh more than others. Answers
that are clearly behind are tried no more; the sensible answer stands, unless another is clearly better.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import inf
from random import Random

from bot.players.belief import likelihood
from bot.players.judgement import worths
from bot.players.memory import Memory
from bot.players.odds import chances
from bot.players.perception import from_view
from bot.players.playout import play_on
from bot.players.question import asked_table
from bot.players.weighing import lead, mean_of
from bot.rules.agenda import Option
from bot.rules.game import Game
from bot.rules.state import State
from bot.rules.view import View, answers

THINKING_S = 0.14
"""A game that is begun before that ends within 150 ms."""
MOST_OPTIONS = 8
"""How many of the most sensible answers are tried."""
TURNS_AHEAD = 18
"""How many turns there are before the hands are compared: between two a seat has more of them than among many."""
FIRST_LOOK = 8
"""After how many tables, after twice as many and so on, answers are given up."""
BEHIND = 2.5
"""How many standard errors behind the best an answer is given up."""
LEARNED, JUDGED = 2.0, 0.5
"""How many standard errors ahead of the sensible answer another one must be to be taken instead. Which card to play was
learned from far more games than are tried here, so that a slight lead is more often chance than merit; other answers
are judged by rough rules, which a slight lead may well correct."""
POINTS_OF_A_ROUND = 200


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think: seconds of the processor, or, where given, a number of games played out."""

    seconds: float = THINKING_S
    playouts: int | None = None
    within_s: float = inf
    """After so many seconds it is over, however little of the processor it got."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer, and what it took to find it."""

    option: Option
    playouts: int
    """How many games were played out."""
    is_cut_short: bool
    """Whether its time was up before it had as much of the processor as it may have."""


@dataclass(frozen=True, slots=True)
class Thought:
    """All that a search goes by: it can be sent to where there is time for it, and only an answer comes back."""

    view: View
    memory: Memory
    seed: int

    def decide(self, budget: Budget) -> Decision:
        """Return the best answer that this budget can find."""
        search = Search(self.view, self.memory, Random(self.seed), budget)
        option = search.best(answers(self.view))
        return Decision(option, search.playouts, search.is_cut_short)


@dataclass(slots=True)
class Tried:
    """An answer and how it went, table by table."""

    option: Option
    results: list[float] = field(default_factory=list)


class Search:
    """The search for the best answer to what one view asks."""

    def __init__(self, view: View, memory: Memory, chance: Random, budget: Budget) -> None:
        self.view = view
        self.memory = memory
        self.chance = chance
        self.budget = budget
        self.playouts = 0
        self.is_cut_short = False
        """Whether its time was up."""
        self._weights: list[float] = []
        """For each table how likely it is, relative to the others."""
        self._until = time.thread_time() + budget.seconds
        self._ends = time.perf_counter() + budget.within_s

    def best(self, options: list[Option]) -> Option:
        """Return the best of these answers."""
        worth = dict(
            zip(options, worths(from_view(self.view, self.memory.discarded(self.view.side)), options), strict=True)
        )
        sensible = sorted(options, key=lambda option: -worth[option])[:MOST_OPTIONS]
        first, *others = live = [Tried(option) for option in sensible]
        look = FIRST_LOOK
        while len(live) > 1 and self._may_go_on(len(live)):
            state = asked_table(self.view, self.memory, self.chance)
            self._weights.append(likelihood(state))
            for tried in live:
                tried.results.append(self._played_out(state, tried.option))
            if len(self._weights) == look:
                live = self._still_open(live)
                look *= 2
        if not first.results:
            return first.option
        chosen = first
        clearly = LEARNED if any(option.verb == "play" for option in options) else JUDGED
        for tried in others:
            mean, error = lead(tried.results, chosen.results, self._weights)
            if tried in live and mean > clearly * error:
                chosen = tried
        return chosen.option

    def _may_go_on(self, answers: int) -> bool:
        if self.budget.playouts is not None:
            return self.playouts + answers <= self.budget.playouts
        self.is_cut_short = time.perf_counter() >= self._ends
        return not self.is_cut_short and time.thread_time() < self._until

    def _still_open(self, live: list[Tried]) -> list[Tried]:
        leader = max(live, key=lambda tried: mean_of(tried.results, self._weights))
        still = []
        for tried in live:
            mean, error = lead(leader.results, tried.results, self._weights)
            if tried is leader or mean <= BEHIND * error:
                still.append(tried)
        return still

    def _played_out(self, state: State, option: Option) -> float:
        """Return how well the round ends after this answer."""
        self.playouts += 1
        seat = self.view.seat or 0
        state = state.copy()
        game = Game(state)
        if option not in game.answers(seat):
            return result(state, self.view, seat)  # this table is not quite like the one at hand
        game.answer(seat, option)
        play_on(game, TURNS_AHEAD)
        return result(state, self.view, seat)


def result(state: State, view: View, seat: int) -> float:
    """Return what a round is worth to the team of this seat: winning it, and by how much."""
    teams, mine = state.teams, state.teams[seat]
    likely, points = dict.fromkeys(teams, 0.0), dict.fromkeys(teams, 0)
    for other, chance in enumerate(chances(state)):
        likely[teams[other]] += chance
        points[teams[other]] += state.points(other)
    if state.scoring == "single":
        return likely[mine]
    if state.scoring == "lowest":
        gains = {team: (likely[team] - 1) * points[team] for team in points}
    else:
        whole = sum(points.values())
        gains = {team: likely[team] * (whole - points[team]) for team in points}
    there = {teams[other] for other, is_there in enumerate(view.in_match) if is_there}
    others = [gains[team] for team in there if team != mine]
    return likely[mine] / 2 + (gains[mine] - sum(others) / len(others)) / POINTS_OF_A_ROUND
