"""What a sensible person would answer: each option is given a worth, counted in cards.

An option is judged by what it is to do, a card by its symbol and its deed; a verb that is not known here is worth
nothing, so that among such the first is as good as any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.players.deeds import deeds
from bot.players.sight import NOBODY, Sight, from_state
from bot.rules.agenda import Option
from bot.rules.cards import COLOUR_LETTERS
from bot.rules.game import Game

COLOURS = len(COLOUR_LETTERS)

LAST_CARD = 100.0
STAYING = 0.2
"""For each card of the colour that one goes on holding."""
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
UNKNOWN_PENALTY = 4
STRONG_NUMBER = 4

Worth = Callable[[Sight, Option], float]


def best(sight: Sight, options: Sequence[Option]) -> Option:
    """The answer of greatest worth; of equals the first."""
    if len(options) == 1:
        return options[0]
    chosen, most = options[0], -LAST_CARD
    for option, worth in zip(options, worths(sight, options), strict=True):
        if worth > most:
            chosen, most = option, worth
    return chosen


def answer(game: Game, seat: int) -> None:
    """Whoever is asked at a table that is tried gives the best answer."""
    answers = game.answers(seat)
    game.answer(seat, answers[0] if len(answers) == 1 else best(from_state(game.state, seat), answers))


def worths(sight: Sight, options: Sequence[Option], *, daring: bool = False) -> list[float]:
    """What each option is worth; to the daring a bluff is worth no less than another card."""
    plays = None
    found = []
    for option in options:
        if option.verb == "play":
            if plays is None:
                plays = Plays(sight, daring=daring)
            found.append(plays.worth(option.what))
        else:
            judge = JUDGES.get(option.verb)
            found.append(0.0 if judge is None else judge(sight, option))
    return found


def held(sight: Sight) -> list[int]:
    """How many cards of each colour the hand has."""
    faces = sight.edition.faces
    counts = [0] * COLOURS
    for face in sight.hand:
        colour = faces[face].colour
        if colour is not None:
            counts[colour] += 1
    return counts


class Plays:
    """What it is worth to play a card from this hand."""

    __slots__ = ("colours", "daring", "deeds", "most", "near", "nearest", "sight")

    def __init__(self, sight: Sight, *, daring: bool = False) -> None:
        self.sight = sight
        self.daring = daring
        self.deeds = deeds(sight.edition, sight.house)
        self.colours = held(sight)
        self.most = max(self.colours)
        self.near = sight.counts[sight.neighbour(sight.direction)] <= FEW
        self.nearest = len(sight.hand) <= FEW

    def worth(self, index: int) -> float:
        """The worth of one face."""
        sight = self.sight
        left = len(sight.hand) - 1
        if not left:
            return LAST_CARD
        face = sight.edition.faces[index]
        symbol = face.symbol
        deed = self.deeds[index]
        worth = 1 + symbol.points * POINT + deed.sheds * (left > deed.sheds)
        if face.colour is None:
            worth += self.most * STAYING
            if not self.near:
                worth -= KEEPING_WILD + symbol.points * POINT
            elif left == 1:
                worth -= KEEPING_WILD / 2
        else:
            worth += (self.colours[face.colour] - 1) * STAYING
        if self.near:
            worth += deed.strikes * STRIKE + deed.skips * SKIP
        elif deed.strikes:
            worth += deed.harms * IDLE_STRIKE - (0 if self.nearest else KEEPING_STRENGTH)
        if deed.again:
            worth += AGAIN
        if deed.swaps:
            worth += EXCHANGE * (left - min(sight.counts[seat] for seat in sight.opponents()))
        if deed.passes:
            worth += EXCHANGE * (left - sight.counts[sight.neighbour(-sight.direction)])
        if symbol.bluff is not None and not self.daring and self._would_bluff(index):
            worth -= BLUFF
        return worth

    def _would_bluff(self, index: int) -> bool:
        """Whether the rest of the hand makes it illegal (G8, T5)."""
        sight = self.sight
        faces = sight.edition.faces
        rest = list(sight.hand)
        rest.remove(index)
        return faces[index].is_bluff([faces[face] for face in rest], sight.colour)


def _taking(sight: Sight, _option: Option) -> float:
    return -LOST_TURN - sight.due


def _drawing(_sight: Sight, _option: Option) -> float:
    return DRAWING


def _challenging(sight: Sight, _option: Option) -> float:
    """More than nothing where the odds are for it; to accept is worth nothing."""
    penalty = (sight.cards or UNKNOWN_PENALTY) + LOST_TURN
    return penalty - (1 - guilt(sight)) * (penalty + CHALLENGE_FAILS)


def guilt(sight: Sight) -> float:
    """How likely the accused has bluffed, by the size of the hand."""
    if sight.accused == NOBODY:
        return 0.0
    able = 1 - OTHER_COLOUR ** sight.counts[sight.accused]
    return able * BLUFFERS / (able * BLUFFERS + 1 - able)


def _naming(sight: Sight, option: Option) -> float:
    faces = sight.edition.faces
    return float(sum(faces[face].colour == option.what for face in sight.hand))


def _picking(sight: Sight, option: Option) -> float:
    """The smallest hand to have it, to beat it, or to stop it; but a duel that makes the loser draw needs numbers."""
    numbers = [number for face in sight.hand if (number := sight.edition.faces[face].symbol.number) is not None]
    harmful = deeds(sight.edition, sight.house)[sight.top].harms > 0
    weak = harmful and bool(numbers) and min(numbers) < STRONG_NUMBER
    count = sight.counts[option.what]
    return float(count if weak else -count)


def _laying(sight: Sight, option: Option) -> float:
    """Best a colour of which nothing is left in the hand."""
    faces = sight.edition.faces
    face = faces[option.what]
    return -held(sight)[face.colour or 0] + face.symbol.points * POINT


def _sparing(sight: Sight, option: Option) -> float:
    """As many as one may; rather those of colours of which one has few, and no wild."""
    faces = sight.edition.faces
    colours = held(sight)
    worth = 0.0
    for spared in option.faces:
        face = faces[spared]
        worth += 1 + face.symbol.points * POINT
        worth -= KEEPING_WILD + 1 if face.colour is None else colours[face.colour] * STAYING / 2
    return worth


def _activating(sight: Sight, _option: Option) -> float:
    deed = deeds(sight.edition, sight.house)[sight.top]
    return float(deed.harms > 0 or deed.skips or deed.again) - 0.5


def _dancing(_sight: Sight, _option: Option) -> float:
    return 1.0


JUDGES: dict[str, Worth] = {
    "take": _taking,
    "draw": _drawing,
    "challenge": _challenging,
    "colour": _naming,
    "target": _picking,
    "lay": _laying,
    "discard": _sparing,
    "activate": _activating,
    "dance": _dancing,
}
