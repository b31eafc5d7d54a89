"""A turn: play a card or draw one, and play what was drawn (G5, N1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import DRAW, PASS, Option, Question, Step, Steps
from bot.rules.events import CallsClosed, CardKept, CardPlayed, TurnPassed
from bot.rules.steps import UNTIL_IT_COMES, GoOut

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State


def play(game: Game, seat: int, card: int, *, on_turn: bool = False) -> Steps:
    """Play a card; return what it sets off. `on_turn`: from the hand, on its player's turn."""
    state = game.state
    face = game.edition.faces[state.showing[card]]
    game.emit(CardPlayed(seat, card))
    if state.rules.is_plain[face.index] and state.hands[seat]:  # the usual case, which is to be fast
        return face.symbol.effect(state, seat)
    return set_off(state, seat, on_turn=on_turn)


def set_off(state: State, seat: int, *, on_turn: bool = False) -> Steps:
    """Return what the card just played sets off, or what it does as a last card (G10)."""
    face = state.top
    if not state.hands[seat]:
        return [*face.symbol.last(state, seat), GoOut(seat)]
    rules = state.rules
    steps = face.symbol.effect(state, seat)
    if rules.is_followed[face.index]:
        for follows in rules.follows:
            steps = steps + follows(seat, face)
    if on_turn and rules.is_joined[face.index]:
        steps = [*(step for before in rules.on_turn for step in before(seat, face)), *steps]
    return steps


class Turn(Question):
    """Play a card or draw one; pass only where nothing is left to draw (G5, G11)."""

    kind: ClassVar[str] = "play"
    begins_turn: ClassVar[bool] = True

    def options(self, state: State) -> list[Option]:
        plays = state.plays(self.seat)
        if plays and self.kind in state.rules.compels:
            return plays
        plays.insert(0, DRAW if state.pile or state.can_draw else PASS)
        return plays

    def answered(self, game: Game, option: Option) -> Steps:
        if option.verb == "play":
            return play(game, self.seat, game.state.card_held(self.seat, option.what), on_turn=True)
        if game.state.owes:
            game.emit(CallsClosed())
        if option.verb == "pass":
            game.emit(TurnPassed(self.seat))
            if game.state.passes >= game.state.players:
                game.end_blocked_round()
            return []
        return draw_for_turn(game, self.seat)


def draw_for_turn(game: Game, seat: int) -> Steps:
    """Draw one card, or several until one can be played (N1); return what offers it."""
    if game.state.rules.draws_on:
        drawn = game.draw(seat, UNTIL_IT_COMES, game.state.playable_if_drawn(seat))
    else:
        drawn = game.draw(seat, 1)
    if not drawn:
        return []
    effect = game.drawn_effect(seat, drawn)
    return [*effect, OfferDrawn(seat, drawn[-1])] if effect else offer_drawn(game.state, seat, drawn[-1])


def offer_drawn(state: State, seat: int, card: int) -> Steps:
    """Return the question whether to play the drawn card; nothing if it cannot be played, and the turn ends."""
    can_play = state.in_round[seat] and state.may_play(seat, state.showing[card])
    return [PlayDrawn(seat, card)] if can_play else []


@dataclass
class OfferDrawn(Step):
    """The drawn card is offered after what it set off (M2)."""

    seat: int
    card: int

    def take(self, game: Game) -> Steps:
        return offer_drawn(game.state, self.seat, self.card)


class PlayDrawn(Question):
    """Keep the card just drawn, or play it (G5); where it must be played, there is no keeping it."""

    kind: ClassVar[str] = "drawn"
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: State) -> list[Option]:
        playing = state.edition.plays[state.showing[self.card]]
        return [playing] if self.kind in state.rules.compels else [PASS, playing]

    def answered(self, game: Game, option: Option) -> Steps:
        if option.verb == "play":
            return play(game, self.seat, self.card)
        game.emit(CardKept(self.seat))
        return []
