"""Dealing a round: who deals, the hands, and the first discard (G2, G3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.rules.agenda import NEXT, Step, Steps
from bot.rules.chance import from_top, shuffled
from bot.rules.choices import ChooseColour
from bot.rules.round_events import CardBuried, CardTurned, DealerDrawn, RoundDealt
from bot.rules.state import State

if TYPE_CHECKING:
    from bot.rules.game import Game


def deal_round(game: Game) -> Steps:
    """Find the dealer, shuffle, deal and turn the first discard; return what opens the round."""
    state = game.state
    if state.round == 0 and game.edition.deals_by_draw:
        game.emit(_draw_for_dealer(state))
    dealer = state.dealer if state.round == 0 else _left_of(state, state.dealer)
    pile = shuffled(game.edition.deck, state.seed, state.shuffles)
    hands: list[list[int]] = [[] for _ in range(state.seats)]
    order = [(dealer + 1 + place) % state.seats for place in range(state.seats)]
    for _ in range(state.hand):
        for seat in order:
            if state.in_match[seat]:
                hands[seat].append(pile.pop())
    game.emit(RoundDealt(state.round + 1, dealer, tuple(map(tuple, hands)), tuple(pile)))
    game.emit(CardTurned(state.pile[-1]))
    return [OpenRound()]


@dataclass
class OpenRound(Step):
    """The card that was turned does what it does as the first, and for a wild the dealer's left names the colour (G3).

    One that is not accepted gives way to another, as long as there is one that would be.
    """

    def take(self, game: Game) -> Steps:
        state = game.state
        faces, showing = game.edition.faces, state.showing
        opening = state.top.symbol.opening
        if opening is None and any(faces[showing[card]].symbol.opening is not None for card in state.pile):
            if not game.edition.openings_stay:
                game.emit(CardBuried())
            game.emit(CardTurned(state.pile[-1]))
            return [OpenRound()]
        naming: Steps = [ChooseColour(NEXT)] if state.top.colour is None else []
        return naming if opening is None else [*naming, *opening(state, state.dealer)]


def _left_of(state: State, seat: int) -> int:
    while True:
        seat = (seat + 1) % state.seats
        if state.in_match[seat]:
            return seat


def _draw_for_dealer(state: State) -> DealerDrawn:
    """Let all draw for dealer: the highest number deals, ties draw again, a card without a number counts 0 (G2)."""
    faces, showing = state.edition.faces, state.showing
    shuffles = state.shuffles
    left = 0
    pile: Iterator[int] = iter(())
    drawers: list[int] = []
    cards: list[int] = []
    tied = list(range(state.seats))
    while len(tied) > 1:
        if left < len(tied):
            pile, left = from_top(state.edition.deck, state.seed, shuffles), len(state.edition.deck)
            shuffles += 1
        left -= len(tied)
        drawn = {seat: next(pile) for seat in tied}
        drawers += drawn
        cards += drawn.values()
        numbers = {seat: faces[showing[card]].symbol.number or 0 for seat, card in drawn.items()}
        tied = [seat for seat in tied if numbers[seat] == max(numbers.values())]
    return DealerDrawn(tied[0], tuple(drawers), tuple(cards), shuffles)
