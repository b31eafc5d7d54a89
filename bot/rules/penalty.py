"""Cards that the next player is to draw: stacks (N2, house rule `stacking`) and challenges (G8).

What is due waits in the state as one sum. A stack is faced as a turn of the seat's own. A Wild Draw card that may be a
bluff is asked as a challenge, and under the house rule `stacking` it may be answered with a card as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.rules.agenda import NEXT, Option, Question, Step, Steps, item, plain
from bot.rules.choices import ChooseColour
from bot.rules.events import CardsShown, Challenged, PenaltyRaised, PenaltySettled
from bot.rules.steps import Draw, DrawAndLoseTurn, LoseTurn
from bot.rules.turn import play

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State

NO_SEAT = -1

TAKE = plain("take")
ACCEPT = plain("accept")
CHALLENGE = plain("challenge")


def stacking_plays(state: State, seat: int) -> list[Option]:
    """Return the cards that answer the draw card on top: equal or higher, of any colour (N2)."""
    return state.plays(seat, state.edition.answering[state.top.symbol.draws])


def settle(game: Game) -> int:
    """Make what was due no longer due; return how much it was."""
    due = game.state.due
    if due:
        game.emit(PenaltySettled())
    return due


@item
class RaisePenalty(Step):
    """That many more cards are due."""

    cards: int

    def take(self, game: Game) -> Steps:
        game.emit(PenaltyRaised(self.cards))
        return []


@item
class StackOrTake(Question):
    """Answer the stack with a card, or take it all and lose the turn (N2)."""

    kind: ClassVar[str] = "stack"
    begins_turn: ClassVar[bool] = True

    seat: int
    unless_left: int = NO_SEAT
    """Whose leaving makes an answer impossible (G14); a No Mercy stack is answered all the same."""

    def options(self, state: State) -> list[Option]:
        return [TAKE, *stacking_plays(state, self.seat)]

    def settled(self, game: Game) -> Steps | None:
        left = self.unless_left != NO_SEAT and not game.state.in_round[self.unless_left]
        if stacking_plays(game.state, self.seat) and not left:
            return None
        return self.answered(game, TAKE)

    def answered(self, game: Game, option: Option) -> Steps:
        if option.verb == "play":
            return play(game, self.seat, game.state.card_held(self.seat, option.what))
        return [DrawAndLoseTurn(self.seat, settle(game))]

    def abandoned(self, game: Game) -> Steps:
        settle(game)
        return [LoseTurn(self.seat)]


@item
class ChallengeOrAccept(Question):
    """Take the penalty of a Wild Draw card, or challenge its player for a bluff (G8, T5)."""

    kind: ClassVar[str] = "challenge"
    public: ClassVar[tuple[str, ...]] = ("accused", "cards")
    openly: ClassVar[bool] = False
    """Whether all are shown the hand, and not the challenger alone (T5)."""

    seat: int
    accused: int
    guilty: bool
    held: int
    """How many cards the accused held when the card was played; what they drew since is not shown."""
    cards: int
    """How many of the cards due are this card's own."""

    def options(self, state: State) -> list[Option]:
        plays = stacking_plays(state, self.seat) if self.counts_as_turn(state) else []
        return [ACCEPT, CHALLENGE, *plays]

    def counts_as_turn(self, state: State) -> bool:
        return "stacking" in state.rules

    def settled(self, game: Game) -> Steps | None:
        if game.state.in_round[self.accused]:
            return None
        return self.answered(game, ACCEPT)  # the one who could be challenged has left (G14)

    def answered(self, game: Game, option: Option) -> Steps:
        if option.verb == "play":
            return play(game, self.seat, game.state.card_held(self.seat, option.what))
        if option.verb == "accept":
            return self.suffered(settle(game), 0)
        to = None if self.openly else self.seat
        game.emit(CardsShown(self.accused, to, tuple(game.state.hands[self.accused][: self.held])))
        game.emit(Challenged(self.seat, self.accused, self.guilty))
        due = settle(game)
        if not self.guilty:
            return self.suffered(due, 2)
        others = due - self.cards
        rest: Steps = [DrawAndLoseTurn(self.seat, others)] if others else []
        return [*self.returned(), *rest]

    def abandoned(self, game: Game) -> Steps:
        settle(game)
        return [LoseTurn(self.seat)]

    def suffered(self, due: int, extra: int) -> Steps:
        """Return what the challenger suffers, with extra cards for a challenge that was wrong."""
        return [DrawAndLoseTurn(self.seat, due + extra)]

    def returned(self) -> Steps:
        """Return what the bluffer suffers instead."""
        return [Draw(self.accused, self.cards)]


def threaten(state: State, cards: int, unless_left: int = NO_SEAT) -> Steps:
    """The next player draws that many and loses the turn, or answers with a card where stacking is on."""
    if "stacking" in state.rules:
        return [RaisePenalty(cards), StackOrTake(NEXT, unless_left)]
    return [DrawAndLoseTurn(NEXT, cards)]


def wild_threat(state: State, seat: int, cards: int, challenge: type[ChallengeOrAccept] = ChallengeOrAccept) -> Steps:
    """The same with a wild that may be a bluff: the colour is named, and the next player may challenge."""
    if "no_bluff" in state.rules:
        return [ChooseColour(seat), *threaten(state, cards, seat)]
    return [RaisePenalty(cards), ChooseColour(seat), challenge(NEXT, *accusation(state, seat), cards)]


def accusation(state: State, seat: int) -> tuple[int, bool, int]:
    """Return who just played a wild, whether it was illegal by the rest of the hand, and how large that is (G8)."""
    rest = state.faces_held(seat)
    return seat, state.top.is_bluff(rest, state.colour), len(rest)
