"""What is on the other side of everybody's cards, for those who sit opposite (T8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.state import State


class Backs:
    """The inactive faces of all hands, looked up anew only where a hand has changed."""

    __slots__ = ("_faces", "_hands", "_hidden", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._hidden: Sequence[int] = ()
        """For each card its inactive face, when they were last looked up."""
        self._hands: list[list[int]] = []
        self._faces: list[tuple[int, ...]] = []

    def seen_by(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Those of the others, each hand in no order."""
        state = self._state
        hidden = state.edition.showing[1 - state.side]
        if hidden is not self._hidden:
            self._hidden = hidden
            self._hands = [[] for _ in range(state.seats)]
            self._faces = [()] * state.seats
        hands, faces = self._hands, self._faces
        for other, hand in enumerate(state.hands):
            if hand != hands[other] and other != seat:
                hands[other] = hand[:]
                faces[other] = _in_no_order(hand, hidden)
        seen = faces[:]
        seen[seat] = ()
        return tuple(seen)


def _in_no_order(hand: list[int], hidden: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted([hidden[card] for card in hand]))
