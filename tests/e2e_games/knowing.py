"""What each seat may know, and when: a game played again from its record, and what was delivered held against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.rules.edition import Edition
from bot.rules.editions.avengers import GAUNTLET
from bot.rules.events import CardLaid, Event
from bot.rules.game import Game
from bot.rules.record import Record
from bot.rules.rules import rules_of
from bot.rules.view import View, view
from bot.screens.codec import parse
from bot.sessions.drama import HEADLINE_STAYS
from bot.store.games import Answer
from tests.e2e_games.eyes import faces_carried, faces_named
from tests.rules.knowledge import known_by
from tests.rules.tables import is_complete

Seat = int | None

EARLIER = 40
"""How many moves before the present one may still be told of: a table shows six, some with a call, and drama stays."""
HURRIED = 2 * HEADLINE_STAYS
"""How long drama, which may name the card that led to it, can be told of where people make more moves meanwhile."""
UNDER_WAY = timedelta(seconds=60)
"""What is delivered was drawn at most so long before, however slow the machine."""
ALL_ASKED = {"hand", "uno", "catch", "draw", "backs", "do", "do+uno", "page", "choose"}
"""What is pressed under the number of the question that is open."""


@dataclass(slots=True)
class Delivered:
    """What a user was sent; `user` None: what the channel was."""

    at: datetime
    since: datetime
    """It was drawn after this: an answer after the question, anything else not long ago."""
    user: int | None
    texts: list[str]
    carried: list[str]

    @property
    def game(self) -> str | None:
        """The game it belongs to, if it says so."""
        return next((press.game for what in self.carried if (press := parse(what)) is not None), None)

    @property
    def number(self) -> int:
        """The number of the question that was open when it was drawn; 0, where it bears none."""
        presses = filter(None, map(parse, self.carried))
        return max((press.number for press in presses if press.verb in ALL_ASKED), default=0)


@dataclass(slots=True)
class Moment:
    """A move: when it was made, and for each seat and the channel what could be known after it and was told of it."""

    at: datetime
    number: int
    seen: dict[Seat, set[int]] = field(default_factory=dict)
    told: dict[Seat, set[int]] = field(default_factory=dict)


@dataclass(slots=True)
class Given:
    """An answer of the record: to which question it was given."""

    number: int
    answer: str


class Replay:
    """A game as its record has it."""

    def __init__(self, record: Record, answers: Sequence[Answer], stays: timedelta = timedelta()) -> None:
        self.edition: Edition = record.start().edition
        self.seats: tuple[Seat, ...] = (None, *range(record.seats))
        self._stays = stays
        """How long drama stays, where more than EARLIER moves may be made meanwhile."""
        self.moments: list[Moment] = []
        self.given: list[Given] = []
        self.faults: list[str] = []
        self.game: Game = record.start()
        side = 0
        for answer, (game, words, events) in zip(answers, _replayed(record, self.given), strict=True):
            self._happened(answer.at, game, side, events)
            side, self.game = game.state.side, game
            if not is_complete(game.state):
                self.faults.append(f"cards lost or won by {words!r}")

    def _happened(self, at: datetime, game: Game, side: int, events: Sequence[Event]) -> None:
        number = game.state.number if game.state.question is not None else 0
        if not self.moments or self.moments[-1].at != at or self.moments[-1].number != number:
            self.moments.append(Moment(at, number))
        moment = self.moments[-1]
        for seat in self.seats:
            moment.seen.setdefault(seat, set()).update(_in_view(view(game, seat)))
            moment.told.setdefault(seat, set()).update(_in_events(events, seat, self.edition, side))

    def known(self, seat: Seat, delivered: Delivered) -> set[int]:
        """Return the faces that this seat may read of in this message."""
        places = list(self._shown_in(delivered))
        if not places:
            return set()
        known = set().union(*(self.moments[place].seen[seat] for place in places))
        since = self.moments[min(places)].at - self._stays
        earlier = self.moments[max(min(places) - EARLIER, 0) : max(places) + 1]
        earlier += [moment for moment in self.moments[: min(places)] if moment.at >= since]
        return known.union(*(moment.told[seat] for moment in earlier))

    def leaks(self, seat: Seat, delivered: Delivered) -> set[str] | None:
        """The cards in this message that this seat, or the channel, may not know; None before anything was dealt."""
        if not self.moments or delivered.at < self.moments[0].at:
            return None
        if self.game.state.champions and delivered.at >= self.moments[-1].at:
            return set()  # it is over, and no secret any more
        key = self.edition.key
        read = {face for words in delivered.texts for face in faces_named(key, words)}
        read |= set(faces_carried(key, delivered.carried))
        return {self.edition.faces[face].token for face in read - self.known(seat, delivered)} if read else set()

    def _shown_in(self, delivered: Delivered) -> Iterator[int]:
        """The places of the moments that the message can be a picture of."""
        number = delivered.number
        for place, moment in enumerate(self.moments):
            if number:
                if moment.number == number:
                    yield place
                continue
            until = self.moments[place + 1].at if place + 1 < len(self.moments) else delivered.at
            if moment.at <= delivered.at and until >= delivered.since:
                yield place


def _replayed(record: Record, given: list[Given]) -> Iterator[tuple[Game, str, list[Event]]]:
    """The same as the record's own replay, which notes besides to which question each answer was given."""
    game = record.start()
    replay = record.replay()
    for answer in record.answers:
        given.append(Given(game.state.number, answer))
        game, words, events = next(replay)
        yield game, words, events


def _in_view(seen: View) -> set[int]:
    back = set() if seen.back is None else {seen.back}
    named = set() if seen.beneath is None else {seen.beneath}
    if seen.prompt is not None and seen.prompt.kind in {"stack", "challenge"}:  # what answers is named
        answering = rules_of(seen.edition, seen.house).answering(seen.strength, seen.colour)
        named |= {face.index for face in seen.edition.faces if answering[face.index]}
    return {seen.top, *named, *seen.hand, *back, *(face for hand in seen.backs for face in hand)}


def _in_events(events: Sequence[Event], seat: Seat, edition: Edition, side: int) -> Iterator[int]:
    after = side
    for event in events:
        after = {"RoundDealt": 0, "TableFlipped": 1 - after}.get(type(event).__name__, after)
        known = known_by(event, seat, edition, after)
        for name in ("card", "cards", "hands"):
            shown = getattr(known, name, ())
            for cards in shown if name == "hands" else [shown]:
                yield from (face for face in ([cards] if isinstance(cards, int) else cards) if face >= 0)
        if isinstance(event, CardLaid):  # it is told together with the card on which it was laid
            yield from (face.index for face in edition.faces if face.symbol is GAUNTLET)
