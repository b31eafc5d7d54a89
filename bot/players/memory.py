"""What a player remembers of a round: cards it was shown, cards laid down, and what others could not play.

Redacted events are kept until the next view, which says what they mean and corrects what went unseen. Nothing here is
needed: a player that observed no event takes the view for all there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.rules.edition import Edition
from bot.rules.events import (
    CardAdded,
    CardLaid,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsShown,
    ColourNamed,
    Event,
    HandsPassed,
    HandsSwapped,
    PileRefilled,
)
from bot.rules.redaction import Asking, Hidden
from bot.rules.round_events import CardBuried, CardTurned, RoundDealt, SeatKnockedOut, SeatLeft
from bot.rules.turn import Turn
from bot.rules.view import View


class Memory:
    """The memory of one seat."""

    __slots__ = (
        "_asked",
        "_last_view",
        "_unread",
        "before",
        "colour",
        "discards",
        "inert",
        "known",
        "lacks",
        "pairs",
        "side",
    )

    def __init__(self) -> None:
        self.known: dict[int, list[int]] = {}
        """For each seat, faces in play that it is known to hold."""
        self.lacks: dict[int, dict[int, int]] = {}
        """For each seat, colours of which it had none, and how many cards it has drawn since."""
        self.discards: list[tuple[int, int]] = []
        """The discards, from the bottom: which side was in play, and the face."""
        self.inert = False
        """Whether the last of them was laid there (A1)."""
        self.pairs: list[tuple[int, int]] = []
        """Own cards of which both faces were seen, by side."""
        self.side = 0
        self.colour: int | None = None
        self.before: int | None = None
        """The colour in force before the last card was played."""
        self._unread: list[Event] = []
        self._last_view: View | None = None
        self._asked: int | None = None

    def discarded(self, side: int) -> list[int]:
        """Return the faces that were discarded with this side in play."""
        return [face for there, face in self.discards if there == side]

    def observe(self, event: Event) -> None:
        """Take note of a redacted event."""
        if isinstance(event, RoundDealt):
            self._unread = []
        self._unread.append(event)

    def update(self, view: View) -> None:
        """Take note of the table after the events observed since the last view."""
        turned = False
        unread, self._unread = self._unread, []
        for event in unread:
            after = event.side_after(self.side)
            if after != self.side and not isinstance(event, RoundDealt):
                self._turn_over(view, after)
                turned = True
            self.side = after
            self._apply(event, view)
        mine = -1 if view.seat is None else view.seat
        former = self.known.get(mine, [])
        if turned and len(former) == len(view.hand):
            self.pairs = list(zip(former, view.hand, strict=True) if view.side else zip(view.hand, former, strict=True))
        self.known[mine] = list(view.hand)
        self.side = view.side
        self.colour = view.colour
        self._last_view = view

    def _turn_over(self, view: View, after: int) -> None:
        """Turn all cards over: the backs that were seen in other hands are their faces now."""
        last_view = self._last_view
        mine = self.known.get(view.seat if view.seat is not None else -1, [])
        self.known = {}
        if last_view is not None and last_view.side != after:
            self.known = {seat: list(backs) for seat, backs in enumerate(last_view.backs) if seat != view.seat}
        if view.seat is not None:
            self.known[view.seat] = mine
        self.lacks = {}
        self.discards.reverse()

    def _apply(self, event: Event, view: View) -> None:
        known, edition = self.known, view.edition
        match event:
            case Asking(prompt=prompt):
                self._asked = prompt.seat if prompt.kind == Turn.kind else None
            case RoundDealt():
                self.known = {seat: list(hand) for seat, hand in enumerate(event.hands) if not isinstance(hand, Hidden)}
                self.lacks, self.discards, self.pairs = {}, [], []
            case CardTurned():
                self.discards.append((self.side, event.card))
                self.inert = False
                self.colour = edition.faces[event.card].colour
            case CardBuried():
                self.discards = []
            case CardPlayed():
                self._remove(event.seat, (event.card,), edition)
                self.discards.append((self.side, event.card))
                self.inert = False
                self.before = self.colour
                colour = edition.faces[event.card].colour
                self.colour = self.colour if colour is None else colour
            case CardsDrawn():
                self._note_draw(event)
            case CardAdded():
                self._remove(event.seat, (event.card,), edition)
                self.discards.append((self.side, event.card))
                self.colour = edition.faces[event.card].colour
            case CardLaid():
                self._remove(event.seat, (event.card,), edition)
                self.discards.append((self.side, event.card))
                self.inert = True
            case CardsDiscarded():
                self._remove(event.seat, event.cards, edition)
                self.discards[-1:-1] = [(self.side, card) for card in event.cards]
            case CardsShown():
                if not isinstance(event.cards, Hidden):
                    seen = Counter(known.get(event.seat, [])) | Counter(event.cards)
                    known[event.seat] = list(seen.elements())
            case ColourNamed():
                self.colour = event.colour
            case HandsSwapped():
                self._move_hands({event.seat: event.other, event.other: event.seat})
            case HandsPassed():
                self._move_hands(dict(zip(event.seats, (*event.seats[1:], event.seats[0]), strict=True)))
            case PileRefilled():
                del self.discards[:-1]
            case SeatLeft() | SeatKnockedOut():
                known.pop(event.seat, None)
            case _:
                pass

    def _note_draw(self, event: CardsDrawn) -> None:
        seat = event.seat
        lacks = self.lacks.setdefault(seat, {})
        for colour in lacks:
            lacks[colour] += len(event.cards)
        if self._asked == seat and self.colour is not None:
            lacks[self.colour] = len(event.cards)
        self._asked = None
        if not isinstance(event.cards, Hidden):
            self.known.setdefault(seat, []).extend(event.cards)

    def _remove(self, seat: int, cards: Sequence[int], edition: Edition) -> None:
        """Take cards from a hand; what it was not known to hold came from those drawn."""
        known = self.known.get(seat, [])
        lacks = self.lacks.get(seat, {})
        for card in cards:
            if card in known:
                known.remove(card)
            colour = edition.faces[card].colour
            if colour is not None and lacks.get(colour):
                lacks[colour] -= 1

    def _move_hands(self, to: dict[int, int]) -> None:
        """Let whole hands change places, with what is known of them."""
        self.known = {to.get(seat, seat): known for seat, known in self.known.items()}
        self.lacks = {to.get(seat, seat): lacks for seat, lacks in self.lacks.items()}
