"""Cards that the next player is to draw: stacks (N2) and challenges (G8).

What is due waits in the state as one sum. Where rules let a card answer it (`stacking`, `deflect`), it is faced as a
turn of the seat's own. A Wild Draw card that may be a bluff is asked as a challenge, which a card may answer as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Self

from bot.rules.agenda import NEXT, Option, Question, Step, Steps, plain
from bot.rules.choices import ChooseColour
from bot.rules.events import CardPlayed, CardsShown, Challenged, PenaltyRaised, PenaltySettled, TurnLost
from bot.rules.steps import Draw, DrawAndLoseTurn, LoseTurn
from bot.rules.turn import Turn, play

if TYPE_CHECKING:
    from bot.rules.game import Game
    from bot.rules.state import State

NO_SEAT: Final = -1
WRONG_CHALLENGE: Final = 2
"""How many cards more a challenger draws who was wrong (G8)."""

TAKE: Final = plain("take")
ACCEPT: Final = plain("accept")
CHALLENGE: Final = plain("challenge")


def answering_plays(state: State, seat: int) -> list[Option]:
    """Return the cards of a hand that answer the penalty it faces, where rules let cards do so."""
    rules = state.rules
    return state.plays(seat, rules.answering(state.strength, state.colour)) if rules.answers else []


def answer_with(game: Game, seat: int, option: Option) -> Steps:
    """Play a card in answer to a penalty; return what it does there."""
    state = game.state
    card = state.card_held(seat, option.what)
    face = game.edition.faces[option.what]
    for answered in state.rules.answered:
        effect = answered(face)
        if effect is not None:
            game.emit(CardPlayed(seat, card))
            return effect(state, seat)
    return play(game, seat, card)


def suffer(game: Game, seat: int, drawing: Step) -> Steps:
    """Let a seat draw and lose its turn, where the rules do not leave it; return what follows."""
    if game.state.rules.keeps_turn:
        return [drawing, Turn(seat)]
    game.emit(TurnLost(seat))
    return drawing.take(game)


@dataclass
class TakePenalty(Step):
    """A seat takes a penalty of that many cards."""

    seat: int
    count: int

    def take(self, game: Game) -> Steps:
        seat = game.resolve(self.seat)
        return suffer(game, seat, Draw(seat, self.count))


def settle(game: Game) -> int:
    """Make what was due no longer due; return how much it was."""
    due = game.state.due
    if due:
        game.emit(PenaltySettled())
    return due


@dataclass
class RaisePenalty(Step):
    """That many more cards are due."""

    cards: int

    def take(self, game: Game) -> Steps:
        game.emit(PenaltyRaised(self.cards))
        return []


class StackOrTake(Question):
    """Answer the stack with a card, or take it all and lose the turn (N2)."""

    kind: ClassVar[str] = "stack"
    begins_turn: ClassVar[bool] = True
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unless_left")

    def __init__(self, seat: int, unless_left: int = NO_SEAT) -> None:
        self.seat = seat
        self.unless_left = unless_left
        """Whose leaving makes an answer impossible (G14); a No Mercy stack is answered all the same."""

    def options(self, state: State) -> list[Option]:
        return [TAKE, *answering_plays(state, self.seat)]

    def settled(self, game: Game) -> Steps | None:
        left = self.unless_left != NO_SEAT and not game.state.in_round[self.unless_left]
        if not left and answering_plays(game.state, self.seat):
            return None
        return self.answered(game, TAKE)

    def asked_of(self, seat: int) -> Self:
        return type(self)(seat, self.unless_left)

    def answered(self, game: Game, option: Option) -> Steps:
        if option.verb == "play":
            return answer_with(game, self.seat, option)
        return suffer(game, self.seat, Draw(self.seat, settle(game)))

    def abandoned(self, game: Game) -> Steps:
        settle(game)
        return [LoseTurn(self.seat)]


class ChallengeOrAccept(Question):
    """Take the penalty of a Wild Draw card, or challenge its player for a bluff (G8, T5)."""

    kind: ClassVar[str] = "challenge"
    public: ClassVar[tuple[str, ...]] = ("accused", "cards", "colour")
    openly: ClassVar[bool] = False
    """Whether all are shown the hand, and not the challenger alone (T5)."""
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "accused", "guilty", "held", "cards", "colour")

    def __init__(
        self,
        seat: int,
        accused: int,
        guilty: bool = False,
        held: int = 0,
        cards: int = 0,
        colour: int | None = None,
    ) -> None:
        self.seat = seat
        self.accused = accused
        self.guilty = guilty
        self.held = held
        """How many cards the accused held when the card was played; what they drew since is not shown."""
        self.cards = cards
        """How many of the cards due are this card's own."""
        self.colour = colour
        """The colour in force before it, which decides whether it is a bluff (G8)."""

    def options(self, state: State) -> list[Option]:
        return [ACCEPT, CHALLENGE, *answering_plays(state, self.seat)]

    def asked_of(self, seat: int) -> Self:
        return type(self)(seat, self.accused, self.guilty, self.held, self.cards, self.colour)

    def counts_as_turn(self, state: State) -> bool:
        return bool(state.rules.answers)

    def settled(self, game: Game) -> Steps | None:
        if game.state.in_round[self.accused]:
            return None
        return self.answered(game, ACCEPT)  # the one who could be challenged has left (G14)

    def answered(self, game: Game, option: Option) -> Steps:
        if option.verb == "play":
            return answer_with(game, self.seat, option)
        if option.verb == "accept":
            return self.accepted(settle(game))
        to = None if self.openly else self.seat
        game.emit(CardsShown(self.accused, to, tuple(game.state.hands[self.accused][: self.held])))
        game.emit(Challenged(self.seat, self.accused, self.guilty))
        due = settle(game)
        if not self.guilty:
            return self.refuted(due)
        others = due - self.cards
        rest: Steps = [DrawAndLoseTurn(self.seat, others)] if others else []
        return [*self.returned(), *rest]

    def abandoned(self, game: Game) -> Steps:
        settle(game)
        return [LoseTurn(self.seat)]

    def accepted(self, due: int) -> Steps:
        """Return what is suffered without a challenge."""
        return [TakePenalty(self.seat, due)]

    def refuted(self, due: int) -> Steps:
        """Return what the challenger suffers whose challenge was wrong."""
        return [DrawAndLoseTurn(self.seat, due + WRONG_CHALLENGE)]

    def returned(self) -> Steps:
        """Return what the bluffer suffers instead."""
        return [Draw(self.accused, self.cards)]


def threaten(state: State, cards: int, unless_left: int = NO_SEAT) -> Steps:
    """The next player draws that many and loses the turn, or answers with a card where rules let them."""
    if state.rules.answers:
        return [RaisePenalty(cards), StackOrTake(NEXT, unless_left)]
    return [TakePenalty(NEXT, cards)]


def wild_threat(state: State, seat: int, cards: int, challenge: type[ChallengeOrAccept] = ChallengeOrAccept) -> Steps:
    """The same with a wild that may be a bluff: the colour is named, and the next player may challenge."""
    if not state.rules.allows_bluffs:
        return [ChooseColour(seat), *threaten(state, cards, seat)]
    return [RaisePenalty(cards), ChooseColour(seat), challenge(NEXT, *accusation(state, seat), cards, state.colour)]


def accusation(state: State, seat: int) -> tuple[int, bool, int]:
    """Return who just played a wild, whether it was illegal by the rest of the hand, and how large that is (G8)."""
    rest = state.faces_held(seat)
    return seat, state.top.is_bluff(rest, state.colour), len(rest)
