"""What a sensible person would answer: each option is given a worth, counted in cards.

An option is judged by what it is to do, a card by its symbol and its effect; a verb that is not known here is worth
nothing, so that among such the first is as good as any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.players.effects import card_effects
from bot.players.perception import NO_SEAT, Perception, from_state
from bot.rules.agenda import Option
from bot.rules.cards import COLOUR_LETTERS
from bot.rules.game import Game

COLOURS = len(COLOUR_LETTERS)

LAST_CARD = 100.0
STAYING = 0.2
"""For each card of the same colour that stays in the hand."""
POINT = 0.01
KEEPING_WILD = 1.0
KEEPING_STRENGTH = 0.25
FEW = 3
"""With so few cards a hand is near its end."""
STRIKE = 0.25
SKIP = 0.4
IDLE_STRIKE = 0.05
AGAIN = 0.6
EXCHANGE = 0.4
BLUFF = 3.0
DRAWING = -0.6
BLUFFERS = 0.15
"""How many of those who could bluff are thought to do so."""
OTHER_COLOUR = 0.78
"""How likely a card is not of a certain colour."""
CHALLENGE_FAILS = 2
LOST_TURN = 1.0
STUCK = 1.5
"""For a last card left that may not be the last one."""
UNKNOWN_PENALTY = 4
STRONG_NUMBER = 4
FRIEND = 50.0
"""How much less a seat of the same team is picked than another."""

Worth = Callable[[Perception, Option], float]


def best(seen: Perception, options: Sequence[Option]) -> Option:
    """Return the answer of greatest worth; of equals the first."""
    if len(options) == 1:
        return options[0]
    chosen, most = options[0], -LAST_CARD
    for option, worth in zip(options, worths(seen, options), strict=True):
        if worth > most:
            chosen, most = option, worth
    return chosen


def answer(game: Game, seat: int) -> None:
    """Give the best answer for the seat that is asked at a table that is tried out."""
    answers = game.answers(seat)
    game.answer(seat, answers[0] if len(answers) == 1 else best(from_state(game.state, seat), answers))


def worths(seen: Perception, options: Sequence[Option], *, daring: bool = False) -> list[float]:
    """Return what each option is worth; `daring`: a bluff is worth no less than another card."""
    plays = None
    found = []
    for option in options:
        if option.verb == "play":
            if plays is None:
                plays = Plays(seen, daring=daring)
            found.append(plays.worth(option.what))
        else:
            judge = JUDGES.get(option.verb)
            found.append(0.0 if judge is None else judge(seen, option))
    return found


def held(seen: Perception) -> list[int]:
    """Return how many cards of each colour the hand has."""
    faces = seen.edition.faces
    counts = [0] * COLOURS
    for face in seen.hand:
        colour = faces[face].colour
        if colour is not None:
            counts[colour] += 1
    return counts


class Plays:
    """What it is worth to play a card from this hand."""

    __slots__ = ("colours", "daring", "effects", "friendly", "most", "near", "nearest", "seen")

    def __init__(self, seen: Perception, *, daring: bool = False) -> None:
        self.seen = seen
        self.daring = daring
        self.effects = card_effects(seen.edition, seen.house)
        self.colours = held(seen)
        self.most = max(self.colours)
        after = seen.neighbour(seen.direction)
        self.friendly = seen.is_ally(after)
        """Whether the next player is of the same team."""
        self.near = seen.counts[after] <= FEW and not self.friendly
        self.nearest = len(seen.hand) <= FEW

    def worth(self, index: int) -> float:
        """Return the worth of one face."""
        seen = self.seen
        left = len(seen.hand) - 1
        if not left:
            return LAST_CARD
        face = seen.edition.faces[index]
        symbol = face.symbol
        effect = self.effects[index]
        worth = 1 + symbol.points * POINT + effect.sheds * (left > effect.sheds)
        rules = seen.rules
        if left == 1 and rules.lasts and not rules.may_be_last(seen.edition.faces[self._left_of(index)]):
            worth -= STUCK
        if face.colour is None:
            worth += self.most * STAYING
            if self.nearest and not rules.may_be_last(face):
                pass  # it has to go before the end
            elif not self.near:
                worth -= KEEPING_WILD + symbol.points * POINT
            elif left == 1:
                worth -= KEEPING_WILD / 2
        else:
            worth += (self.colours[face.colour] - 1) * STAYING
        if self.friendly:
            worth -= effect.strikes * STRIKE + effect.skips * SKIP
        elif self.near:
            worth += effect.strikes * STRIKE + effect.skips * SKIP
        elif effect.strikes:
            worth += effect.harms * IDLE_STRIKE - (0 if self.nearest else KEEPING_STRENGTH)
        if effect.again:
            worth += AGAIN
        if effect.swaps:
            worth += EXCHANGE * (left - min(seen.counts[seat] for seat in seen.opponents()))
        if effect.passes:
            before, after = seen.neighbour(-seen.direction), seen.neighbour(seen.direction)
            worth += EXCHANGE * (left - seen.counts[before]) * (not seen.is_ally(before))
            worth -= EXCHANGE * (seen.counts[after] - left) * (seen.is_ally(after) and after != seen.seat)
        if symbol.bluff is not None and not self.daring and self._would_bluff(index):
            worth -= BLUFF
        return worth

    def _left_of(self, index: int) -> int:
        """Return the other one of two cards."""
        one, other = self.seen.hand
        return other if one == index else one

    def _would_bluff(self, index: int) -> bool:
        """Whether the rest of the hand makes it illegal (G8, T5)."""
        seen = self.seen
        faces = seen.edition.faces
        rest = list(seen.hand)
        rest.remove(index)
        return faces[index].is_bluff([faces[face] for face in rest], seen.colour)


def _taking(seen: Perception, _option: Option) -> float:
    return -seen.due - _turn_lost(seen)


def _turn_lost(seen: Perception) -> float:
    """Return what it is worth to have one's turn after a penalty, where that is lost with it."""
    return 0.0 if seen.rules.keeps_turn else LOST_TURN


def _drawing(_seen: Perception, _option: Option) -> float:
    return DRAWING


def _challenging(seen: Perception, _option: Option) -> float:
    """Return more than 0 where the odds are for it; to accept is worth 0."""
    cards = seen.cards or UNKNOWN_PENALTY
    return cards + _turn_lost(seen) - (1 - guilt(seen)) * (cards + LOST_TURN + CHALLENGE_FAILS)


def guilt(seen: Perception) -> float:
    """Return how likely the accused has bluffed, by the size of the hand."""
    if seen.accused == NO_SEAT:
        return 0.0
    able = 1 - OTHER_COLOUR ** seen.counts[seen.accused]
    return able * BLUFFERS / (able * BLUFFERS + 1 - able)


def _naming(seen: Perception, option: Option) -> float:
    faces = seen.edition.faces
    return float(sum(faces[face].colour == option.what for face in seen.hand))


def _picking(seen: Perception, option: Option) -> float:
    """Prefer the smallest hand, to have, beat or stop it; but a duel that makes the loser draw needs numbers."""
    numbers = [number for face in seen.hand if (number := seen.edition.faces[face].symbol.number) is not None]
    harmful = card_effects(seen.edition, seen.house)[seen.top].harms > 0
    weak = harmful and bool(numbers) and min(numbers) < STRONG_NUMBER
    count = seen.counts[option.what]
    return float(count if weak else -count) - FRIEND * seen.is_ally(option.what)


def _laying(seen: Perception, option: Option) -> float:
    """Prefer a colour of which nothing is left in the hand."""
    faces = seen.edition.faces
    face = faces[option.what]
    return -held(seen)[face.colour or 0] + face.symbol.points * POINT


def _adding(seen: Perception, option: Option) -> float:
    """Prefer all cards, the last of a colour of which the hand has more; but a hand to be swapped is given away."""
    if len(seen.hand) == 1:
        return LAST_CARD
    face = seen.edition.faces[option.what]
    worth = 1 + (held(seen)[face.colour or 0] - 1) * STAYING
    return worth - 2 * EXCHANGE if card_effects(seen.edition, seen.house)[option.what].swaps else worth


def _sparing(seen: Perception, option: Option) -> float:
    """Prefer as many as possible, of colours of which the hand has few, and no wild."""
    faces = seen.edition.faces
    colours = held(seen)
    worth = 0.0
    for spared in option.faces:
        face = faces[spared]
        worth += 1 + face.symbol.points * POINT
        worth -= KEEPING_WILD + 1 if face.colour is None else colours[face.colour] * STAYING / 2
    return worth


def _activating(seen: Perception, _option: Option) -> float:
    effect = card_effects(seen.edition, seen.house)[seen.top]
    return float(effect.harms > 0 or effect.skips or effect.again) - 0.5


def _dancing(_seen: Perception, _option: Option) -> float:
    return 1.0


JUDGES: dict[str, Worth] = {
    "take": _taking,
    "draw": _drawing,
    "challenge": _challenging,
    "colour": _naming,
    "target": _picking,
    "lay": _laying,
    "add": _adding,
    "discard": _sparing,
    "activate": _activating,
    "dance": _dancing,
}
