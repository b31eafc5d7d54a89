"""MixBot2, a published heuristic for Classic, as a player at our tables: a rival that others have measured as well.

chausner/UnoAI gives its figures over ten million games: it wins 68.8 % against one random player and 24.2 % against
five. It orders the kinds of cards, keeps wilds and draws rather than spend them early, stays in the colour it holds
most of, and of equals takes what whoever plays next is least likely to match. It challenges nobody, calls UNO, and
catches nobody. In other editions a card it does not know counts as a number or as a Wild.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

from bot.players import Player
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.cards import Face
from bot.rules.events import CardPlayed, Event, PileRefilled
from bot.rules.round_events import CardBuried, CardTurned, RoundDealt
from bot.rules.view import View

ORDER = ("draw-two", "skip", "number", "reverse", "wild-draw-four", "wild")
DANGER_ORDER = ("draw-two", "wild-draw-four", "skip", "reverse", "number", "wild")
"""Where the next player holds one card."""
MOST_BESIDE = {"wild": 2, "wild-draw-four": 4}
"""With how many coloured cards in hand a wild is played."""
MOST_WITH_DRAWN = 2
"""With how many cards, itself among them, a drawn wild is played."""
NEARLY = 1
"""A colour that it names is one it holds, of which it has at most so many cards less than of another."""
ENDS_TURN = {"skip", "draw-two", "wild-draw-four"}


class MixBot2(Player):
    """MixBot2 on one seat."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self._discards: Counter[int] = Counter()
        """What lies among the discards, as far as it has seen."""

    def observe(self, event: Event) -> None:
        """Count what lies among the discards."""
        match event:
            case RoundDealt() | CardBuried() | PileRefilled():
                self._discards = Counter()
            case CardTurned() | CardPlayed():
                self._discards[event.card] += 1
            case _:
                pass

    def call(self, view: View) -> Option | None:
        """Return the call of UNO whenever it is open."""
        return UNO if UNO in view.options else None

    def choose(self, view: View, options: list[Option]) -> Option:
        plays = [option for option in options if option.verb == "play"]
        assert view.prompt is not None
        if view.prompt.kind == "play":
            return self._play(view, plays) or options[0]
        if view.prompt.kind == "drawn" and plays:
            spends = view.edition.faces[plays[0].what].colour is None and len(view.hand) > MOST_WITH_DRAWN
            return options[0] if spends else plays[0]
        if view.prompt.kind == "colour":
            return self._colour(view, options)
        return options[0]

    def _play(self, view: View, plays: list[Option]) -> Option | None:
        """Return the card to play; None if it draws rather."""
        faces = view.edition.faces
        danger = view.counts[seat_after(view, 1)] == 1
        order = DANGER_ORDER if danger else ORDER
        coloured = sum(faces[face].colour is not None for face in view.hand)
        if not danger:
            plays = [
                play for play in plays if coloured <= MOST_BESIDE.get(kind_of(view, faces[play.what]), len(view.hand))
            ]
        if not plays:
            return None
        first = min(order.index(kind_of(view, faces[play.what])) for play in plays)
        plays = [play for play in plays if order.index(kind_of(view, faces[play.what])) == first]
        held = Counter(faces[face].colour for face in view.hand)
        most = max(held[faces[play.what].colour] for play in plays)
        plays = [play for play in plays if held[faces[play.what].colour] == most]
        return min(plays, key=lambda play: self._matched(view, faces[play.what], faces[play.what].colour))

    def _colour(self, view: View, options: list[Option]) -> Option:
        held = Counter(view.edition.faces[face].colour for face in view.hand)
        most = max(held[option.what] for option in options)
        likely = [option for option in options if held[option.what] >= max(most - NEARLY, min(most, 1))]
        top = view.edition.faces[view.top]
        return min(likely, key=lambda option: (self._matched(view, top, option.what), -held[option.what]))

    def _matched(self, view: View, top: Face, colour: int | None) -> float:
        """Return how likely it is that whoever plays next can match this card in this colour."""
        kind = kind_of(view, top)
        after = seat_after(view, 2 if kind in ENDS_TURN else -1 if kind == "reverse" else 1)
        if after == view.seat:
            return 0.0
        faces = view.edition.faces
        unseen = Counter(view.edition.showing[view.side][card] for card in view.edition.deck)
        unseen -= Counter(view.hand) + self._discards
        whole = unseen.total()
        fit = sum(
            copies
            for face, copies in unseen.items()
            if faces[face].colour in {None, colour} or faces[face].symbol is top.symbol
        )
        cards = min(view.counts[after], whole)
        return 1 - comb(whole - fit, cards) / comb(whole, cards)


def kind_of(view: View, face: Face) -> str:
    """Return the kind as which a card is judged; between two seats a Reverse is a Skip."""
    name = face.symbol.name
    if name == "reverse" and sum(view.in_round) == 2:
        return "skip"
    if name in ORDER:
        return name
    return "wild" if face.colour is None else "number"


def seat_after(view: View, turns: int) -> int:
    """Return the seat that many turns after the view's own; less than 0: the other way."""
    assert view.seat is not None
    there = [seat for seat, is_there in enumerate(view.in_round) if is_there]
    return there[(there.index(view.seat) + turns * view.direction) % len(there)]


def run() -> str:
    """How often it wins against random players, beside what is published."""
    from tests.bench.players import ANCHORS, rows, workers  # whose tables it sits at

    with workers() as pool:
        return "\n".join(rows([anchor for anchor in ANCHORS if anchor[0].one == "mixbot"], pool=pool))
