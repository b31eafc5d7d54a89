"""Which of the tables that could be this one are likely: those on which the others played as sensible people would.

A card that a player chose tells of the cards that they kept: had they held a much better one, they would have
played that.
"""

from __future__ import annotations

from math import exp

from bot.players.judgement import Plays
from bot.players.memory import Memory
from bot.players.perception import from_state
from bot.rules.state import State

LENIENCE = 0.5
"""By how much worse a card than the best must be, in cards, to be e times less likely."""
MOST_REGRET = 2.0
"""A greater regret counts as no less likely: players are not that sensible."""
BLUFFS = 0.1
"""How much less likely a table is on which the accused has bluffed."""


def likelihood(state: State, memory: Memory) -> float:
    """Return how likely it is that on this table the others chose as they did, relative to other tables."""
    regret = 0.0
    for seat, choices in memory.choices.items():
        if not choices or not state.in_round[seat]:
            continue
        seen = from_state(state, seat)
        hand = seen.hand = list(seen.hand)
        for choice in reversed(choices):
            hand.append(choice.face)
            seen.colour = choice.colour
            allowed = state.edition.matches[choice.top, choice.colour, None]
            plays = Plays(seen)
            chosen = plays.worth(choice.face)
            best = max([plays.worth(face) for face in set(hand) if allowed[face]], default=chosen)
            regret += min(MOST_REGRET, max(0.0, best - chosen))
    believed = exp(-regret / LENIENCE)
    return believed * BLUFFS if getattr(state.question, "guilty", False) else believed
