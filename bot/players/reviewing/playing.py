"""Playing a round on among sensible players, to see how likely each seat is to win it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.players.judgement import worths
from bot.players.odds import chances
from bot.players.perception import from_state
from bot.players.playout import play_on
from bot.rules.agenda import Option
from bot.rules.chance import SEED_BYTES
from bot.rules.game import Game
from bot.rules.state import State

ROUNDS_AHEAD = 4
"""How many turns each seat has before the hands are compared."""
WHIM = 1.5
"""How much the worth of an answer may seem greater than it is, in cards."""


def played_on(game: Game, chance: Random | None = None) -> list[float]:
    """Play a round on for some turns; return how likely each seat then is to win it.

    With `chance` the players have whims: where all hands are given, they would else always play the same.
    """
    turns = ROUNDS_AHEAD * game.state.players
    if chance is None:
        play_on(game, turns)
    else:
        _play_with_whims(game, turns, chance)
    return chances(game.state)


def _play_with_whims(game: Game, turns: int, chance: Random) -> None:
    state = game.state
    while (question := state.question) is not None:
        asked = question.seat
        if question.begins_turn:
            turns -= 1
            if turns < 0 and len(state.hands[asked]) > 1:  # a seat that could win at once has its turn
                break
        game.answer(asked, _whim(game, asked, chance))


def _whim(game: Game, seat: int, chance: Random) -> Option:
    options = game.answers(seat)
    if len(options) == 1:
        return options[0]
    seeming = [worth + chance.random() * WHIM for worth in worths(from_state(game.state, seat), options)]
    return options[seeming.index(max(seeming))]


def of_team(state: State, likely: Sequence[float], seat: int) -> float:
    """Return the chance of a seat's team."""
    team = state.teams[seat]
    return sum(chance for other, chance in enumerate(likely) if state.teams[other] == team)


def reshuffled(state: State, chance: Random) -> State:
    """Return a table with the same hands, and the draw pile in another order."""
    copy = state.copy()
    chance.shuffle(copy.pile)
    copy.seed = chance.randbytes(SEED_BYTES)  # what is shuffled later is another order, too
    return copy
