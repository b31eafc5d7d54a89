"""What is looked at in a round: the viewer's decisions and draws, and how the table stood after each step.

Each point can be worked out by itself, from chance of its own, so that the work can be done in parts.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.players.belief import likelihood
from bot.players.judgement import worths
from bot.players.memory import Memory
from bot.players.perception import from_view
from bot.players.question import asked_table
from bot.players.reviewing.playing import of_team, played_on, reshuffled
from bot.players.reviewing.review import PLACES, Choice, Decision, Luck, rounded
from bot.players.weighing import lead, mean_and_error, mean_of
from bot.rules.agenda import Option
from bot.rules.game import Game
from bot.rules.notation import answer_text
from bot.rules.record import carry_out
from bot.rules.state import State
from bot.rules.view import View, answers

MOST_OPTIONS = 8
"""How many of the most sensible answers are tried, and the one that was given."""
FIRST_LOOK = 32
"""After how many tables, after twice as many and so on, answers are given up."""
BEHIND = 3.0
"""How many standard errors behind the best an answer is given up."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played out."""

    playouts: int = 10_000
    """For one decision, at most."""
    round_playouts: int = 140_000
    """For all decisions of a round, at most."""
    error: float = 0.008
    """A loss that is known so well is known well enough."""
    tables: int = 200
    """For each draw, and each step of the curve."""
    round_tables: int = 30_000
    """For all of these in a round, at most."""


class DecisionPoint:
    """A decision: each answer is tried at the same tables, which could have been this one for all the viewer knew."""

    def __init__(self, step: int, seen: View, memory: Memory, given: Option, *, is_timeout: bool) -> None:
        self.step = step
        self.given = given
        self.is_timeout = is_timeout
        self._known = pickle.dumps((seen, memory))  # as it was then: the viewer went on remembering

    def work_out(self, chance: Random, effort: Effort) -> Decision:
        """Return what each answer was worth."""
        seen, memory = pickle.loads(self._known)  # noqa: S301  (made here)
        options = _sensible(seen, memory, self.given)
        trial = Trial(seen, memory, options, chance)
        trial.run(self.given, effort)
        return self._decision(seen, trial)

    def _decision(self, seen: View, trial: Trial) -> Decision:
        seat = seen.seat or 0
        means = {option: trial.mean(option) for option in trial.results}
        best = max(trial.live, key=means.__getitem__)
        _, error = trial.lead(best, self.given)
        ranked = sorted(means, key=lambda option: (option != best, option not in trial.live, -means[option]))
        chances = [min(means[option], means[best]) for option in ranked]
        return Decision(
            self.step,
            answer_text(seen.edition, seat, self.given),
            self.is_timeout,
            tuple(
                Choice(answer_text(seen.edition, seat, option), round(chance, PLACES))
                for option, chance in zip(ranked, chances, strict=True)
            ),
            round(error, PLACES),
            len(trial.weights),
        )


def _sensible(seen: View, memory: Memory, given: Option) -> list[Option]:
    options = answers(seen)
    worth = dict(zip(options, worths(from_view(seen, memory.discarded(seen.side)), options), strict=True))
    chosen = sorted(options, key=lambda option: -worth[option])[:MOST_OPTIONS]
    return chosen if given in chosen else [*chosen, given]


class Trial:
    """Answers that are tried at table after table, until it is clear enough which is the best."""

    def __init__(self, seen: View, memory: Memory, options: Sequence[Option], chance: Random) -> None:
        self.seen = seen
        self.memory = memory
        self.chance = chance
        self.live = list(options)
        self.results: dict[Option, list[float]] = {option: [] for option in options}
        self.weights: list[float] = []
        """For each table how likely it is, relative to the others."""

    def run(self, given: Option, effort: Effort) -> None:
        """Try the answers; the one that was given is never given up."""
        look, left = FIRST_LOOK, effort.playouts
        while len(self.live) > 1 and (left >= len(self.live) or not self.weights):
            left -= len(self.live)
            state = asked_table(self.seen, self.memory, self.chance)
            self.weights.append(likelihood(state))
            for option in self.live:
                self.results[option].append(self._played_out(state, option))
            if len(self.weights) == look:
                look *= 2
                best = max(self.live, key=self.mean)
                leads = {option: self.lead(best, option) for option in self.live if option != best}
                self.live = [
                    option
                    for option in self.live
                    if option in {best, given} or leads[option][0] <= BEHIND * leads[option][1]
                ]
                if all(leads[option][1] <= effort.error for option in self.live if option != best):
                    break

    def mean(self, option: Option) -> float:
        """Return the chance to win after this answer, as far as it was tried."""
        return mean_of(self.results[option], self.weights)

    def lead(self, one: Option, other: Option) -> tuple[float, float]:
        """Return by how much one answer went better than another at the same tables, and the standard error."""
        if one == other:
            return 0.0, 0.0
        return lead(self.results[one], self.results[other], self.weights)

    def _played_out(self, state: State, option: Option) -> float:
        seat = self.seen.seat or 0
        game = Game(state.copy())
        if option in game.answers(seat):  # or else this table is not quite like the one at hand
            game.answer(seat, option)
        return of_team(state, played_on(game), seat)


class DrawPoint:
    """Cards that the viewer drew in one step: the same step with them, and with any others of the pile."""

    def __init__(self, step: int, before: State, seat: int, answer: str, cards: Sequence[int]) -> None:
        self.step = step
        self._before = before
        self._seat = seat
        self._answer = answer
        self._cards = cards

    def work_out(self, chance: Random, effort: Effort) -> Luck:
        """Return what these cards gave beside the mean of those that could have been drawn."""
        places = self._places()
        gained = []
        for _ in range(effort.tables):
            other = reshuffled(self._before, chance)
            same = other.copy()
            for place, card in places.items():
                found = same.pile.index(card)
                same.pile[place], same.pile[found] = same.pile[found], same.pile[place]
            whims = chance.random()
            gained.append(self._after(same, Random(whims)) - self._after(other, Random(whims)))
        mean, error = mean_and_error(gained, [1.0] * len(gained))
        return Luck(self.step, len(self._cards), round(mean, PLACES), round(error, PLACES))

    def _places(self) -> dict[int, int]:
        """Return where in the pile the cards lay; those that came by a refill in between were not there."""
        places: dict[int, int] = {}
        pile = self._before.pile
        for card in self._cards:
            found = [place for place in range(len(pile) - 1, -1, -1) if pile[place] == card and place not in places]
            if found:
                places[found[0]] = card
        return places

    def _after(self, state: State, chance: Random) -> float:
        game = Game(state)
        carry_out(game, self._answer)
        return of_team(state, played_on(game, chance), self._seat)


class CurvePoint:
    """Some steps, one after another: how likely each seat's team was to win after each of them."""

    def __init__(self, states: Sequence[State]) -> None:
        self._states = states

    def work_out(self, chance: Random, effort: Effort) -> list[tuple[float, ...]]:
        """Return the chances after each step, by the hands as they were, and piles in any order."""
        return [self._chances(state, chance, effort.tables) for state in self._states]

    def _chances(self, state: State, chance: Random, tables: int) -> tuple[float, ...]:
        seats = range(state.seats)
        if state.over:
            likely = [float(seat == state.winner) for seat in seats]
            return rounded([of_team(state, likely, seat) for seat in seats])
        sums = [0.0] * state.seats
        for _ in range(tables):
            likely = played_on(Game(reshuffled(state, chance)), chance)
            for seat in seats:
                sums[seat] += likely[seat]
        return rounded([of_team(state, sums, seat) / tables for seat in seats])


Point = DecisionPoint | DrawPoint | CurvePoint
Found = Decision | Luck | list[tuple[float, ...]]
