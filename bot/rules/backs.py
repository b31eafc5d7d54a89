"""The inactive faces of hands, which the other seats see (T8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.state import State


class Backs:
    """The inactive faces of all hands, looked up anew only where a hand has changed; copies of a game share them."""

    __slots__ = ("_faces", "_hands", "_hidden")

    def __init__(self) -> None:
        self._hidden: Sequence[int] = ()
        """For each card its inactive face, when they were last looked up."""
        self._hands: list[list[int]] = []
        self._faces: list[tuple[int, ...]] = []

    def seen_by(self, state: State, seat: int) -> tuple[tuple[int, ...], ...]:
        """Return those of the other hands, each in no order."""
        hidden = state.edition.showing[1 - state.side]
        if hidden is not self._hidden:
            self._hidden = hidden
            self._hands = [[] for _ in range(state.seats)]
            self._faces = [()] * state.seats
        hands, faces = self._hands, self._faces
        for other, hand in enumerate(state.hands):
            if other != seat and hand != hands[other]:
                hands[other] = hand[:]
                found = []
                for card in hand:
                    found.append(hidden[card])  # noqa: PERF401  # a comprehension costs more for so few
                found.sort()
                faces[other] = tuple(found)
        seen = faces[:]
        seen[seat] = ()
        return tuple(seen)
