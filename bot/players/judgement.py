"""What a sensible person would answer: each option is given a worth, which tells among the answers to one question.

What it is worth to play a card, or to draw instead, was learned by play (`policy`): of two options, one that is worth
1 more is e times likelier. Other options are judged by what they are to do, counted in cards. A verb that is not known
here is worth nothing, so that among such the first is as good as any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.players.effects import card_effects
from bot.players.perception import NO_SEAT, Perception, from_state
from bot.players.policy import FAR, NO_COLOUR, STOCK, STOCKS, colours_of, policy
from bot.rules.agenda import Option
from bot.rules.cards import COLOUR_LETTERS
from bot.rules.game import Game

COLOUR_NUMBERS = range(len(COLOUR_LETTERS))

LAST_CARD = 100.0
SIDE_COLOURS = 4
"""How many colours a side of a deck has."""
GONE = 0.05
"""What a discarded card of a colour to be named counts beside one in the hand."""
STAYING = 0.2
"""For each card of the same colour that stays in the hand."""
POINT = 0.01
KEEPING_WILD = 1.0
FEW = 3
"""With so few cards a hand is near its end."""
STRIKE = 1.0
"""For each card that a friend is to draw."""
SKIP = 1.5
"""For a turn that a friend is to lose."""
EXCHANGE = 0.4
BLUFF = 3.0
BLUFFERS = 0.15
"""How many of those who could bluff are thought to do so."""
OTHER_COLOUR = 0.78
"""How likely a card is not of a certain colour."""
CHALLENGE_FAILS = 2
LOST_TURN = 1.0
TAKING = -30.0
"""A card that answers a penalty is played rather than that it is taken."""
STUCK = 4.0
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
    judged = worths(seen, options)
    return options[judged.index(max(judged))]


def answer(game: Game, seat: int) -> None:
    """Give the best answer for the seat that is asked at a table that is tried out."""
    answers = game.answers(seat)
    game.answer(seat, answers[0] if len(answers) == 1 else best(from_state(game.state, seat), answers))


def worths(
    seen: Perception, options: Sequence[Option], *, daring: bool = False, plays: Plays | None = None
) -> list[float]:
    """Return what each option is worth; `daring`: a bluff is worth no less than another card."""
    faces = [what for verb, what, _ in options if verb == "play"]
    if not faces:
        if options[0].verb == "colour":
            return _naming(seen, options)
        return [_worth(seen, option) for option in options]
    if plays is None:
        plays = Plays(seen, daring=daring)
    found = plays.worths(faces)
    for place, option in enumerate(options):
        verb = option[0]
        if verb != "play":
            instead = plays.learned.instead.get(verb)
            found.insert(place, _worth(seen, option) if instead is None else instead[plays.standing])
        elif len(found) == len(options):
            break
    return found


def _worth(seen: Perception, option: Option) -> float:
    """Return what an option is worth that is no card to play."""
    judge = JUDGES.get(option.verb)
    return 0.0 if judge is None else judge(seen, option)


def held(seen: Perception) -> list[int]:
    """Return how many cards of each colour the hand has."""
    count = bytes(seen.hand).translate(colours_of(seen.edition)).count
    return [count(colour) for colour in COLOUR_NUMBERS]


class Plays:
    """What it is worth to play a card from this hand."""

    __slots__ = (
        "colours",
        "daring",
        "even",
        "friendly",
        "gone",
        "is_usual",
        "learned",
        "left",
        "seen",
        "standing",
        "symbols",
        "used",
    )

    def __init__(self, seen: Perception, *, daring: bool = False) -> None:
        self.seen = seen
        self.daring = daring
        hand = bytes(seen.hand)
        discards = bytes(seen.discards)
        learned = self.learned = policy(seen.edition, seen.house, seen.in_round.count(True) == 2)
        self.left = len(hand) - 1
        self.colours = hand.translate(learned.colours)
        self.symbols = hand.translate(learned.symbols)
        self.gone = discards.translate(learned.colours)
        self.even = len(discards) / SIDE_COLOURS
        self.used = discards.translate(learned.symbols)
        counts = seen.counts
        after = seen.neighbour(seen.direction)
        self.friendly = seen.teams[after] == seen.teams[seen.seat]
        """Whether the next player is of the same team."""
        self.is_usual = not self.friendly and not seen.rules.lasts
        threat = FAR
        if counts[after] <= FEW and not self.friendly:
            threat = 0 if counts[after] == 1 else 1
        elif 1 in counts and any(counts[seat] == 1 for seat in seen.opponents()):
            threat = 2
        coloured = len(hand) - self.colours.count(NO_COLOUR)
        self.standing = threat * STOCKS + (STOCK[coloured] if coloured < len(STOCK) else STOCK[-1])

    def worth(self, index: int) -> float:
        """Return the worth of one face."""
        return self.worths((index,))[0]

    def worths(self, indexes: Sequence[int]) -> list[float]:
        """Return the worth of each of these faces."""
        if not self.left:
            return [LAST_CARD] * len(indexes)
        learned = self.learned
        same, most, links, gone, used, _, _ = learned.hand
        colours, symbols = self.colours.count, self.symbols.count
        discarded, even, discarded_symbols = self.gone.count, self.even, self.used.count
        by_kind, cards, is_usual = learned.plays[self.standing], learned.cards, self.is_usual
        found = []
        for index in indexes:
            colour, symbol, is_special = cards[index]
            worth = by_kind[index] + (symbols(symbol) - 1) * links + discarded_symbols(symbol) * used
            if colour == NO_COLOUR:
                worth += max(map(colours, COLOUR_NUMBERS)) * most
            else:
                worth += (colours(colour) - 1) * same + (discarded(colour) - even) * gone
            if is_special:
                worth += self._special(index)
            found.append(worth if is_usual else worth + self._unusual(index))
        return found

    def _special(self, index: int) -> float:
        """Return what more it is worth that a card sheds others, moves hands, or may be a bluff."""
        learned = self.learned
        sheds, exchanged = self.changes(index)
        worth = sheds * learned.hand.sheds + exchanged * learned.hand.exchanged
        if learned.may_bluff[index] and not self.daring and self._would_bluff(index):
            worth -= BLUFF
        return worth

    def changes(self, index: int) -> tuple[int, int]:
        """Return how many cards more it sheds, and by how many the hand is smaller for an exchange of hands."""
        effect = self.learned.effects[index]
        sheds = self.colours.count(self.learned.colours[index]) - 1 if effect.sheds else 0
        return sheds, self._exchanged(index) if effect.swaps or effect.passes else 0

    def _unusual(self, index: int) -> float:
        """Return what more it is worth where not every card may be the last, or the next player is a friend."""
        worth = self._before_the_end(index) if self.seen.rules.lasts else 0.0
        if self.friendly:
            effect = self.learned.effects[index]
            worth -= effect.strikes * STRIKE + effect.skips * SKIP
        return worth

    def _exchanged(self, index: int) -> int:
        """Return by how many cards the hand is smaller for it that hands change places."""
        seen, effect, left = self.seen, self.learned.effects[index], self.left
        less = 0
        if effect.swaps:
            less += left - min(seen.counts[seat] for seat in seen.opponents())
        if effect.passes:
            before, after = seen.neighbour(-seen.direction), seen.neighbour(seen.direction)
            less += (left - seen.counts[before]) * (not seen.is_ally(before))
            less -= (seen.counts[after] - left) * (seen.is_ally(after) and after != seen.seat)
        return less

    def _before_the_end(self, index: int) -> float:
        """Return what it is worth that cards which may not be the last are gone by then."""
        rules, faces = self.seen.rules, self.seen.edition.faces
        if self.left == 1 and not rules.may_be_last(faces[self._left_of(index)]):
            return -STUCK
        return STUCK if self.left < FEW and not rules.may_be_last(faces[index]) else 0.0

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
    return TAKING - seen.due - _turn_lost(seen)


def _turn_lost(seen: Perception) -> float:
    """Return what it is worth to have one's turn after a penalty, where that is lost with it."""
    return 0.0 if seen.rules.keeps_turn else LOST_TURN


def _challenging(seen: Perception, option: Option) -> float:
    """Return more than accepting is worth where the odds are for it."""
    cards = seen.cards or UNKNOWN_PENALTY
    return _taking(seen, option) + cards + _turn_lost(seen) - (1 - guilt(seen)) * (cards + LOST_TURN + CHALLENGE_FAILS)


def guilt(seen: Perception) -> float:
    """Return how likely the accused has bluffed, by the size of the hand."""
    if seen.accused == NO_SEAT:
        return 0.0
    able = 1 - OTHER_COLOUR ** seen.counts[seen.accused]
    return able * BLUFFERS / (able * BLUFFERS + 1 - able)


def _naming(seen: Perception, options: Sequence[Option]) -> list[float]:
    """Prefer a colour that the hand has, and of which few can be elsewhere."""
    colours = colours_of(seen.edition)
    hand = bytes(seen.hand).translate(colours).count
    discards = bytes(seen.discards).translate(colours).count
    return [hand(option.what) + discards(option.what) * GONE for option in options]


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
    "accept": _taking,
    "challenge": _challenging,
    "target": _picking,
    "lay": _laying,
    "add": _adding,
    "discard": _sparing,
    "activate": _activating,
    "dance": _dancing,
}
