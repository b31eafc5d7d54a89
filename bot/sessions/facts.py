"""What a session is: its game as it is stored, read by screens, and saved by the session's changes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from bot.metrics import MOVES
from bot.rules.chance import seal
from bot.rules.game import Game
from bot.rules.record import Record, write
from bot.rules.snapshot import from_json as state_from_json
from bot.rules.snapshot import to_json as state_to_json
from bot.rules.view import View, view
from bot.sessions import kept as keeping
from bot.sessions.dance import ROUTINE, VOTE, Dance
from bot.sessions.denied import Denied
from bot.sessions.kept import Kept
from bot.sessions.options import Options
from bot.sessions.seats import Seat
from bot.sessions.tallies import OtherRules, counted_ends
from bot.sessions.told import Told, retold
from bot.store import Answer, CountEnd, GameMoved, Life, RatingChange, SaveGame, Store, StoreError
from bot.store import Game as Row

log = logging.getLogger(__name__)

REMEMBERED = 6
"""How many happenings a table shows."""


class Facts:
    """The game in a channel, as it stands; it is as it is stored, except in the middle of a change."""

    def __init__(self, store: Store, row: Row) -> None:
        self.recent: deque[Told] = deque(maxlen=REMEMBERED)
        """The last happenings, the newest last; after a restart they are found again by `recollect`."""
        self.ratings: Sequence[RatingChange] = ()
        """What the match, once it is won, made of people's ratings."""
        self.has_moved = False
        """Whether another process runs it now."""
        self._store = store
        self._row: Row
        self._kept: Kept
        self._game: Game | None
        self._number: int | None
        """The question that was open when it was stored."""
        self._adopt(row)

    @property
    def id(self) -> str:
        """The game's id."""
        return self._row.id

    @property
    def guild_id(self) -> int:
        """The server."""
        return self._row.guild_id

    @property
    def channel_id(self) -> int:
        """The channel or thread."""
        return self._row.channel_id

    @property
    def message_id(self) -> int | None:
        """The public message that shows the lobby or the table."""
        return self._row.message_id

    @property
    def created(self) -> datetime:
        """When the lobby was opened."""
        return self._row.created

    @property
    def updated(self) -> datetime:
        """When it changed last."""
        return self._row.updated

    @property
    def life(self) -> Life:
        """Lobby, playing, ended."""
        return self._row.life

    @property
    def host(self) -> int:
        """Who decides about options and start."""
        return self._kept.host

    @property
    def locale(self) -> str:
        """The language of what everybody sees."""
        return self._kept.locale

    @property
    def options(self) -> Options:
        """The choices in force."""
        return self._kept.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where; the rules' seats are the places in this row."""
        return self._kept.seats

    @property
    def deadline(self) -> datetime | None:
        """When the default is answered to what is asked."""
        return self._kept.deadline

    @property
    def dance(self) -> Dance | None:
        """Who is on the dance floor."""
        return self._kept.dance

    def judging(self, dancer: int) -> str:
        """Who says whether this seat has danced; where no other person is there to vote, a routine does."""
        if self._kept.judging == VOTE and not self._voters(dancer):
            return ROUTINE
        return self._kept.judging

    @property
    def seal(self) -> str:
        """What is shown of the deal's seed before the end."""
        return seal(self._seed)

    @property
    def revealed_seed(self) -> str | None:
        """The seed, once the game is over and it is no secret any more."""
        return self._seed.hex() if self.is_open else None

    @property
    def decided(self) -> bool:
        """Whether somebody has won the match."""
        return self._game is not None and bool(self._game.state.champions)

    @property
    def is_open(self) -> bool:
        """Whether cards were dealt and it is all over, with a winner or without: nothing is secret any more."""
        return self._game is not None and self.life is Life.ENDED

    @property
    def version(self) -> int:
        """Counts the changes."""
        return self._row.version

    @property
    def asked(self) -> int | None:
        """The seat that the game waits for."""
        question = None if self._game is None else self._game.state.question
        return None if question is None else question.seat

    @property
    def computer_seats(self) -> tuple[int, ...]:
        """The seats still in the match that computers play: their own, and those of people who are away."""
        in_match = self._playing().state.in_match
        return tuple(place for place, seat in enumerate(self.seats) if in_match[place] and not seat.present)

    @property
    def present_seats(self) -> tuple[int, ...]:
        """The seats, in a match those still in it, whose people play themselves."""
        in_match = [True] * len(self.seats) if self._game is None else self._game.state.in_match
        return tuple(place for place, seat in enumerate(self.seats) if in_match[place] and seat.present)

    def _voters(self, dancer: int) -> list[int]:
        """The seats that may vote on this one's dance."""
        return [seat for seat in self.present_seats if seat != dancer]

    @property
    def is_awake(self) -> bool:
        """Whether the match goes on: somebody is asked, and not all people are away."""
        return self.life is Life.PLAYING and self.asked is not None and bool(self.present_seats)

    def seat_of(self, user: int) -> int | None:
        """The seat of this person, also one who has left the match."""
        return next((place for place, seat in enumerate(self.seats) if seat.user == user), None)

    def view(self, seat: int | None) -> View:
        """What this seat may know, or what the channel may know."""
        return view(self._playing(), seat)

    def _playing(self) -> Game:
        if self._game is None:
            raise Denied("not_started")
        return self._game

    async def record_text(self) -> str | None:
        """The record of a game that is over, written out."""
        return write(await self.record()) if self.is_open else None

    async def record(self) -> Record:
        """The record so far. It is secret while the game runs."""
        return self._record(await self._store.answers(self.id))

    async def recollect(self) -> None:
        """Finds the last happenings in the record, where they are remembered no more."""
        if self.recent or self._game is None:
            return
        try:
            record = self._record(await self._store.answers(self.id))
        except StoreError:
            return
        happened = deque(retold(record.start(), record.answers), REMEMBERED)
        if not self.recent:
            self.recent.extend(happened)

    # What is stored

    async def _save(
        self, kept: Kept, answers: Sequence[Answer] = (), *, life: Life | None = None, message_id: int | None = None
    ) -> None:
        """Commits; where that fails, goes back to what is stored."""
        kept = self._saving(kept)
        row = self._row.then(
            datetime.now(UTC),
            life=life or self.life,
            session=kept.to_json(),
            edition=kept.options.edition,
            message_id=message_id or self.message_id,
            snapshot=None if self._game is None else state_to_json(self._game.state),
            ended=datetime.now(UTC) if life is Life.ENDED else self._row.ended,
        )
        try:
            people = None if kept.people == self._kept.people else kept.people
            ends = await self._ends(kept, answers, row)
            await self._store.commit(SaveGame(row, answers, people), *ends, meanwhile=self._storing)
        except GameMoved:
            self.has_moved = True
            self.forget_change()
            raise Denied("moved") from None
        except StoreError:
            await self._go_back()
            raise Denied("not_saved") from None
        if answers:
            MOVES.labels(row.edition).inc(len(answers))
        self._row, self._kept = row, kept
        self._number = None if self._game is None else self._game.state.number
        await self.read_ratings()
        self._go_on()

    def _saving(self, kept: Kept) -> Kept:
        """What is done before this is stored; returns what is to be stored."""
        return kept

    def _storing(self) -> None:
        """What is done while this is stored."""

    def _go_on(self) -> None:
        """Has the clock and the computers follow what is stored now."""

    async def read_ratings(self) -> None:
        """Looks up what the match, if it is won, made of people's ratings."""
        if self.decided and not self.ratings:
            with suppress(StoreError):
                self.ratings = await self._store.rating_changes(self.id)

    async def _ends(self, kept: Kept, answers: Sequence[Answer], row: Row) -> list[CountEnd]:
        """What these answers, or stopping, brought to an end: it is counted in the same transaction."""
        state = None if self._game is None else self._game.state
        if state is None or not (row.ended or (answers and state.over)) or self.life is Life.ENDED:
            return []
        record = self._record([*await self._store.answers(self.id), *answers])
        try:
            return await asyncio.to_thread(counted_ends, row, kept.seats, record, self._kept.answers)
        except OtherRules:
            # The program was updated in the midst of the match, which must not be stopped by that.
            log.error("What ended is not counted: the game was begun under other rules", extra={"game": self.id})  # noqa: TRY400
            return []

    def forget_change(self) -> None:
        """Goes back to what was stored last."""
        self._adopt(self._row)

    async def reread(self) -> None:
        """Takes over what was stored by somebody else. It is done inside the lock."""
        await self._go_back()
        self.ratings = ()
        await self.read_ratings()

    async def _go_back(self) -> None:
        before = self.version
        self.forget_change()
        try:
            stored, answers = await self._store.game(self.id), await self._store.answers(self.id)
            # One that another process took meanwhile is not to be gone on with.
            if stored is None or stored.owner != self._row.owner:
                return
            self._adopt(stored)
        except (Denied, StoreError):
            return
        if self._kept.answers != len(answers):
            # Something older was put in its place; what was asked then is not asked any more.
            self._kept = replace(self._kept, answers=len(answers), dance=None, deadline=None)
        if self.version != before:
            self._go_on()

    def _adopt(self, row: Row) -> None:
        """Takes over what is stored, whole; raises `Denied` where it cannot be read."""
        kept = keeping.from_json(row.session)
        try:
            game = None if row.snapshot is None else Game(state_from_json(row.snapshot))
        except keeping.UNREADABLE as error:
            raise Denied("unreadable") from error
        self._row, self._kept, self._game = row, kept, game
        self._number = None if self._game is None else self._game.state.number

    @property
    def _seed(self) -> bytes:
        return bytes.fromhex(self._row.header or "")

    def _record(self, answers: Iterable[Answer] = ()) -> Record:
        return self._kept.record(self._seed, (answer.answer for answer in answers))
