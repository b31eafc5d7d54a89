"""What a card does, found by playing it once on a table laid for that: so a card of any edition is understood.

Four seats hold the same few numbers; seat 0 plays the card, every question is answered by the default, and what is
then different from before is the card's effect.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.rules.cards import Face
from bot.rules.chance import SEED_BYTES, shuffled
from bot.rules.edition import Edition
from bot.rules.events import Event, HandsPassed, HandsSwapped
from bot.rules.game import Game
from bot.rules.state import State
from bot.rules.turn import Turn, play

SEATS = 4
HELD = 8
PLAYER, NEXT = 0, 1
MOST_ANSWERS = 20


@dataclass(frozen=True, slots=True)
class CardEffect:
    """What playing a face does, besides putting it down."""

    strikes: int = 0
    """How many cards the next player draws."""
    harms: int = 0
    """How many cards all others draw."""
    skips: bool = False
    """Whether the next player has no turn."""
    again: bool = False
    """Whether the player goes on."""
    sheds: int = 0
    """How many cards more the player gets rid of."""
    swaps: bool = False
    """Whether the player picks a hand to have instead."""
    passes: bool = False
    """Whether all hands are passed on."""


@cache
def card_effects(edition: Edition, house: tuple[str, ...]) -> tuple[CardEffect, ...]:
    """Return what each face does, under these house rules."""
    return tuple(_effect_of(edition, house, face) for face in edition.faces)


def _effect_of(edition: Edition, house: tuple[str, ...], face: Face) -> CardEffect:
    game, card = _set_table(edition, house, face)
    state = game.state
    before = [len(hand) for hand in state.hands]
    events: list[Event] = game.run(play(game, PLAYER, card))
    for _ in range(MOST_ANSWERS):
        question = state.question
        if question is None or isinstance(question, Turn):
            break
        events += game.time_out(question.seat)
    drew = [len(hand) - count for hand, count in zip(state.hands, before, strict=True)]
    begins = None if state.question is None else state.question.seat
    return CardEffect(
        strikes=max(0, drew[NEXT]),
        harms=sum(max(0, cards) for cards in drew[NEXT:]),
        skips=begins not in {None, NEXT, SEATS - 1},
        again=begins == PLAYER,
        sheds=max(0, -1 - drew[PLAYER]),
        swaps=any(isinstance(happened, HandsSwapped) for happened in events),
        passes=any(isinstance(happened, HandsPassed) for happened in events),
    )


def _set_table(edition: Edition, house: tuple[str, ...], face: Face) -> tuple[Game, int]:
    """Return a table and the card; a number of its colour lies on top, and all hands have numbers of all colours."""
    state = State(edition, SEATS, bytes(SEED_BYTES), house, "single")
    state.turn_to(face.side)
    showing = state.showing
    card = next(card for card in edition.deck if showing[card] == face.index)
    rest = list(edition.deck)
    rest.remove(card)
    rest.sort(key=lambda card: edition.faces[showing[card]].symbol.number is not None)
    plain = sum(edition.faces[showing[card]].symbol.number is not None for card in rest)
    rest[-plain:] = shuffled(rest[-plain:], state.seed, 0)
    top = next(card for card in rest[::-1] if face.colour in {None, edition.faces[showing[card]].colour})
    rest.remove(top)
    state.hands = [[rest.pop() for _ in range(HELD)] for _ in range(SEATS)]
    state.hands[PLAYER].append(card)
    state.discards = [top]
    state.pile = rest
    state.colour = state.top.colour
    game = Game(state)
    game.run([Turn(PLAYER)])
    return game, card
