"""How strong the computer players are: one of a level against three of the level below, in every edition.

Single rounds of four seats; the odd one out sits on each seat in turn. Were it no better, it would win a quarter.
A hard player plays out a fixed number of games for each answer, so that the figures can be had again; what its answers
cost by the clock, and how many games it then plays out, is measured beside it. Seconds are those of the processor.
Run it with other numbers: python -m tests.bench.players --games 400 --playouts 200 --editions classic
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, pairwise
from math import sqrt
from random import Random
from statistics import fmean

from bot.players import LEVELS, Player, player
from bot.players.levels import Hard
from bot.players.search import Budget
from bot.rules.agenda import Option
from bot.rules.chance import SEED_BYTES
from bot.rules.editions import EDITIONS
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.redaction import seen_by
from bot.rules.state import State
from bot.rules.view import View, view

SEATS = 4
GAMES = 2000
PLAYOUTS = 200
ANSWERS = 200
"""How many answers by the clock are looked at, an edition."""
BATCH = 20
MOST_ANSWERS = 20_000
CONFIDENCE = 1.96


def won_by(edition: str, players: list[Player], chance: Random, house: Iterable[str] = ()) -> int | None:
    """Who wins a single round at this table."""
    game = Game(State(EDITIONS[edition], len(players), chance.randbytes(SEED_BYTES), house, "single"))
    _tell(game, players, 0, game.deal())
    for _ in range(MOST_ANSWERS):
        question = game.state.question
        if question is None:
            return game.state.winner
        if _call(game, players, chance):
            continue
        side = game.state.side
        seat = question.seat
        _tell(game, players, side, game.answer(seat, players[seat].answer(view(game, seat))))
    return None


def _call(game: Game, players: list[Player], chance: Random) -> bool:
    """Let all call, in any order; tell whether one did what changes the question."""
    for seat in chance.sample(range(len(players)), len(players)):
        option = players[seat].call(view(game, seat))
        if option is not None:
            side = game.state.side
            _tell(game, players, side, game.answer(seat, option))
            if option.verb == "play":
                return True
    return False


def _tell(game: Game, players: list[Player], side: int, events: list[Event]) -> None:
    for seat, one in enumerate(players):
        for event in seen_by(seat, events, game.edition, side):
            one.observe(event)


def _batch(edition: str, one: str, others: str, playouts: int, first: int) -> tuple[int, int]:
    """How many of some games the one wins, and how many were decided."""
    won = decided = 0
    for number in range(first, first + BATCH):
        chance = Random(f"{edition} {one} {others} {number}")
        place = number % SEATS
        levels = [one if seat == place else others for seat in range(SEATS)]
        players = [player(level, Random(chance.random()), playouts=playouts) for level in levels]
        winner = won_by(edition, players, chance)
        decided += winner is not None
        won += winner == place
    return won, decided


def _strength(pool: ProcessPoolExecutor, edition: str, one: str, others: str, games: int, playouts: int) -> str:
    start = time.perf_counter()
    starts = range(0, games, BATCH)
    batches = list(pool.map(partial(_batch, edition, one, others, playouts), starts))
    won, decided = (sum(column) for column in zip(*batches, strict=True))
    low, high = interval(won, decided)
    seconds = time.perf_counter() - start
    return (
        f"{edition:14} {one:>6} {others:>6} {decided:6} {won / decided:6.1%}   {low:.1%} to {high:.1%} {seconds:6.0f} s"
    )


class Clocked(Hard):
    """A hard player whose answers are timed."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance, Budget())
        self.thoughts: list[tuple[float, int]] = []
        """Seconds and games played out, for each answer that took some thought."""

    def choose(self, seen: View, options: list[Option]) -> Option:
        start = time.thread_time()
        chosen = super().choose(seen, options)
        self.thoughts.append((time.thread_time() - start, self.playouts))
        return chosen


def _thoughts(edition: str, answers: int) -> str:
    """What answers cost a hard player by the clock."""
    thoughts: list[tuple[float, int]] = []
    for number in count():
        chance = Random(f"{edition} {number}")
        clocked = Clocked(chance)
        won_by(edition, [clocked, *(player("normal", chance) for _ in range(SEATS - 1))], chance)
        thoughts += clocked.thoughts
        if len(thoughts) >= answers:
            break
    spent = sorted(1000 * seconds for seconds, _ in thoughts)
    playouts = sorted(playouts for _, playouts in thoughts)
    return (
        f"{edition:14} {len(spent):7} {fmean(spent):6.0f} {spent[len(spent) * 99 // 100]:6.0f} {spent[-1]:6.0f} ms"
        f"   {playouts[len(playouts) // 2]:5} in the middle, {playouts[-1]} at most"
    )


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for the share that is won."""
    share, z = won / games, CONFIDENCE
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def run(
    games: int = GAMES, playouts: int = PLAYOUTS, answers: int = ANSWERS, editions: Iterable[str] = EDITIONS
) -> str:
    """The share of games that the one wins, with its interval of 95 %; and what hard answers cost."""
    editions = list(editions)
    lines = [f"{'edition':14} {'one':>6} {'three':>6} {'games':>6} {'won':>6}   95 % (no better: 25 %)"]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for one, others in pairwise(reversed(LEVELS)) if games else ():
            lines += [_strength(pool, edition, one, others, games, playouts) for edition in editions]
    if answers:
        lines.append(f"{'edition':14} {'answers':>7} {'mean':>6} {'99 %':>6} {'most':>6}      played out by the clock")
        lines += [_thoughts(edition, answers) for edition in editions]
    return "\n".join(lines)


def main() -> None:
    """Runs it with other numbers."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.players", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each level against the one below, an edition")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="what a hard player may play out an answer")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="looked at by the clock, an edition")
    parser.add_argument("--editions", nargs="*", default=list(EDITIONS), choices=list(EDITIONS))
    given = parser.parse_args()
    print(run(given.games, given.playouts, given.answers, given.editions))


if __name__ == "__main__":
    main()
