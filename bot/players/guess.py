"""Tables that could be the one a seat looks at: what is hidden from its View is dealt at random, again and again.

Its own hand, the sizes of all hands and piles, and the backs that it sees are as the view says. Cards that it
remembers lie where it saw them, and a seat that could not play a colour is seldom dealt it. Where these contradict
each other, the view wins; a two-sided card that the deck no longer has is then made of the faces that were seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bot.players.memory import Memory
from bot.rules.chance import SEED_BYTES
from bot.rules.edition import Edition
from bot.rules.state import State
from bot.rules.view import View

DOUBT = 0.15
"""How often a card is dealt to a seat that seemed to have none of its colour."""


class Deck:
    """A shuffled deck from which cards with certain faces are claimed, and the others dealt.

    A two-sided card may be the only one left for another claim, so that the first must do with a different one: which
    cards were claimed is known when all are.
    """

    __slots__ = ("_by_face", "_cards", "_claimed", "_claims", "_left", "_made", "_next", "_wanted", "edition")

    def __init__(self, edition: Edition, chance: Random) -> None:
        self.edition = edition
        keys = [chance.random() for _ in edition.deck]
        self._cards = [edition.deck[place] for place in sorted(range(len(keys)), key=keys.__getitem__)]
        self._left = bytearray(b"\1" * len(self._cards))
        self._next = 0
        self._made = 0
        self._by_face: list[list[int]] = [[] for _ in edition.faces]
        for showing in edition.showing:
            for place, card in enumerate(self._cards):
                self._by_face[showing[card]].append(place)
        self._claimed: list[int] = []
        """For each claim, the card."""
        self._wanted: list[int] = []
        """For each claim, the face that it was for."""
        self._claims: dict[int, int] = {}
        """By the place of a card, the claim that could do with another."""

    def with_face(self, face: int) -> int:
        """Claim any card with this face; return the number of the claim."""
        claim = len(self._claimed)
        self._claimed.append(face)
        self._wanted.append(face)
        if not self._find(claim, set()):
            self._claimed[claim] = self._make(face)
        return claim

    def with_both(self, face: int, others: list[int]) -> int | None:
        """Claim a card with this face, and one of the others on its other side; None if there is none."""
        showing = self.edition.showing[1 - self.edition.faces[face].side]
        for place in self._by_face[face]:
            if showing[self._cards[place]] in others and self._is_free(place, set()):
                self._left[place] = 0
                self._claims.pop(place, None)
                self._claimed.append(self._cards[place])
                self._wanted.append(face)
                return len(self._claimed) - 1
        return None

    def claimed(self, claims: Iterable[int]) -> list[int]:
        """Return the cards of these claims."""
        return [self._claimed[claim] for claim in claims]

    def _find(self, claim: int, asked: set[int]) -> bool:
        """Give a claim a card, one that is left, else one that is made free; return whether it got one."""
        places = self._by_face[self._wanted[claim]]
        for place in reversed(places):
            if self._left[place] or (place not in asked and self._is_free(place, asked)):
                self._left[place] = 0
                self._claims[place] = claim
                self._claimed[claim] = self._cards[place]
                return True
        return False

    def _is_free(self, place: int, asked: set[int]) -> bool:
        """Return whether this card is left, or is made so by giving its claim another one."""
        if self._left[place]:
            return True
        asked.add(place)
        return place in self._claims and self._find(self._claims[place], asked)

    def any(self) -> int | None:
        """Return any card that is left."""
        cards, left = self._cards, self._left
        while self._next < len(cards):
            place = self._next
            self._next += 1
            if left[place]:
                left[place] = 0
                return cards[place]
        return None

    def rest(self) -> list[int]:
        """Return all that is left, less one for each card that had to be made."""
        rest = [card for card, left in zip(self._cards, self._left, strict=True) if left]
        del rest[len(rest) - self._made :]
        self._left = bytearray(len(self._cards))
        return rest

    def put_back(self, cards: list[int]) -> None:
        """Put back cards that were taken and not used, on top."""
        self._next -= len(cards)
        self._cards[self._next : self._next + len(cards)] = cards
        self._left[self._next : self._next + len(cards)] = b"\1" * len(cards)

    def _make(self, face: int) -> int:
        self._made += 1
        showing = self.edition.showing[self.edition.faces[face].side]
        return next((card for card in range(len(showing)) if showing[card] == face), face)


def table(view: View, memory: Memory, chance: Random) -> State:
    """Return a table that could be this one, but for the question that it waits for."""
    edition = view.edition
    seed = chance.randbytes(SEED_BYTES)
    seats = len(view.counts)
    state = State(edition, seats, seed, view.house, view.scoring, view.target, view.hand_size, view.uno)
    state.turn_to(view.side)
    state.round, state.dealer = view.round, view.dealer
    state.totals, state.in_match, state.champions = view.totals, view.in_match, view.champions
    state.in_round, state.knocked_out = view.in_round, view.knocked_out
    state.colour, state.direction, state.turn, state.due = view.colour, view.direction, view.turn, view.due
    state.inert, state.strength = view.inert, view.strength
    state.owes, state.called = set(view.owes), set(view.called)
    state.number = 0 if view.prompt is None else view.prompt.number - 1
    _deal(state, view, memory, chance)
    return state


def _deal(state: State, view: View, memory: Memory, chance: Random) -> None:
    deck = Deck(view.edition, chance)
    order = [seat for seat in range(state.seats) if seat != view.seat]
    chance.shuffle(order)
    claims: dict[int, list[int]] = {}
    if view.seat is not None:
        claims[view.seat] = _own(deck, view, memory)
    top = [deck.with_face(view.top)]
    for seat in order:
        claims[seat] = _known(deck, view, memory.known.get(seat, []), seat)
    last = [] if view.back is None else [deck.with_face(view.back)]
    known = [face for _, face in memory.discards[-view.discards : -1]]
    if view.beneath is not None:
        known[-1:] = [view.beneath]
    laid = [deck.with_face(face) for face in known]
    bottom, under = deck.claimed(last), deck.claimed(laid)
    for seat, hand in claims.items():
        state.hands[seat] = deck.claimed(hand)
    for seat in order:
        _fill(deck, state.hands[seat], view, memory.lacks.get(seat, {}), view.counts[seat], chance)
    rest = deck.rest()
    unknown = max(0, view.discards - 1 - len(under))
    state.discards = [*rest[:unknown], *under, *deck.claimed(top)]
    pile = unknown + max(0, view.pile - len(bottom))
    state.pile = [*rest[unknown:pile], *bottom]
    state.aside = rest[pile:]


def _own(deck: Deck, view: View, memory: Memory) -> list[int]:
    """Claim the seat's own hand, with the other sides that are remembered."""
    pairs = list(memory.pairs)
    hand = []
    for face in view.hand:
        pair = next((pair for pair in pairs if pair[view.side] == face), None)
        claim = None
        if pair is not None:
            pairs.remove(pair)
            claim = deck.with_both(face, [pair[1 - view.side]])
        hand.append(deck.with_face(face) if claim is None else claim)
    return hand


def _known(deck: Deck, view: View, known: list[int], seat: int) -> list[int]:
    """Claim the cards of another hand of which a face is known."""
    count = view.counts[seat]
    if not view.edition.two_sided:
        return [deck.with_face(face) for face in known[:count]]
    backs = list(view.backs[seat])
    hand = []
    for face in known:
        claim = deck.with_both(face, backs)
        if claim is not None:
            hand.append(claim)
            [card] = deck.claimed([claim])
            backs.remove(view.edition.showing[1 - view.side][card])
    return [*hand, *(deck.with_face(back) for back in backs)]


def _fill(deck: Deck, hand: list[int], view: View, lacks: dict[int, int], count: int, chance: Random) -> None:
    """Fill a hand with hidden cards, seldom with colours that its seat seemed not to have."""
    faces, showing = view.edition.faces, view.edition.showing[view.side]
    room = dict(lacks)
    refused = []
    while len(hand) < count and (card := deck.any()) is not None:
        colour = faces[showing[card]].colour
        if colour in room:
            if room[colour] <= 0 and chance.random() > DOUBT:
                refused.append(card)
                continue
            room[colour] -= 1
        hand.append(card)
    while refused and len(hand) < count:
        hand.append(refused.pop())
    deck.put_back(refused)
