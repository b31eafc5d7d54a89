"""A table as it is stored, and back.

What the columns do not hold is one JSON text, which only this module understands.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.snapshot import BadSnapshot
from bot.rules.snapshot import from_json as state_from_json
from bot.rules.snapshot import to_json as state_to_json
from bot.rules.version import OtherRules
from bot.sessions import interlude
from bot.sessions.dance import ROUTINE
from bot.sessions.options import Options
from bot.sessions.refusals import Damaged, Outdated, SessionRefusal
from bot.sessions.rules_checksum import MIXED
from bot.sessions.table import Change, Guest, Seat, Table
from bot.sessions.votes import Votes
from bot.store.games import Answer, DropGame, GameStatus, SaveGame, StoredGame, StoredSeat
from bot.store.units import Write

UNREADABLE = (AttributeError, SessionRefusal, LookupError, TypeError, ValueError)
"""What is raised for what this version of the program cannot read."""


def stored_game(table: Table) -> StoredGame:
    """Return what is stored of a table."""
    in_match = None if table.game is None else table.game.state.in_match
    return StoredGame(
        id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        edition=table.options.edition,
        status=table.status,
        host=table.host,
        session=_session_json(table),
        created=table.created,
        updated=table.updated,
        message_id=table.message_id,
        parent_id=table.parent_id,
        private=table.private,
        snapshot=None if table.game is None else state_to_json(table.game.state),
        seed=table.seed.hex(),
        ended=table.ended,
        version=table.version,
        answers_digest=table.answers_digest,
        seats=tuple(
            StoredSeat(
                seat.pseudonym if seat.user is None else seat.user,
                seat.name,
                seat.level,
                seat.missed,
                seat.away,
                in_match is not None and not in_match[place],
                seat.global_name,
            )
            for place, seat in enumerate(table.seats)
        ),
    )


@dataclass(frozen=True, slots=True)
class SaveTable:
    """Makes the change of a table durable, or a new table; its rows are made by the writer, beside the event loop."""

    change: Change
    before: Table | None = None

    def writes(self, dialect: str) -> Iterator[Write]:
        table, answers = self.change.table, self.change.answers
        if table.is_unplayed:
            return DropGame(table.id, table.guild_id, table.version).writes(dialect)
        given = [
            Answer(number, answer, table.updated)
            for number, answer in enumerate(answers, table.answers - len(answers) + 1)
        ]
        seats_changed = self.before is None or _seats_changed(self.before, table)
        indexed_changed = self.before is None or _indexed(self.before) != _indexed(table)
        save = SaveGame(stored_game(table), given, seats_changed=seats_changed, indexed_changed=indexed_changed)
        return save.writes(dialect)


def table_of(game: StoredGame) -> Table:
    """Return the table that was stored; raise SessionRefusal where this version of the program cannot read it.

    Raise Damaged, which is one, where something else than a save has changed it, or the rules have changed (Outdated).
    """
    if game.is_damaged or game.status is GameStatus.ASIDE:
        raise Damaged("its row is not as it was saved")
    try:
        session = json.loads(game.session)
        return _table(game, session)
    except OtherRules as other:
        raise Outdated(other.version) from None
    except UNREADABLE as error:
        raise SessionRefusal("unreadable") from error


def table_aside(game: StoredGame, now: datetime) -> Table:
    """Return what a damaged game, or one of other rules, is shown by: where it was played, and nothing else."""
    return Table(
        id=game.id,
        guild_id=_number(game.guild_id) or 0,
        channel_id=_number(game.channel_id) or 0,
        status=GameStatus.ASIDE,
        host=0,
        locale=_locale(game.session),
        options=Options.for_edition(next(iter(EDITIONS))),
        seats=(),
        seed=b"",
        created=now,
        updated=now,
        seen=now,
        message_id=_number(game.message_id),
        parent_id=_number(game.parent_id),
        private=game.private,
        ended=now,
        is_outdated=_is_outdated(game),
    )


def _is_outdated(game: StoredGame) -> bool:
    """Tell whether its cards are those of another version of the rules, and nothing worse."""
    try:
        state_from_json(game.snapshot or "")
    except OtherRules:
        return True
    except BadSnapshot:
        pass
    return False


def _number(stored: object) -> int | None:
    """Return what is stored if it is a number: SQLite keeps anything anywhere."""
    return stored if isinstance(stored, int) else None


def _locale(session: str) -> str:
    """Return the language of a table, if that much can be read."""
    try:
        return str(json.loads(session)["locale"])
    except UNREADABLE:
        return ""


def seats_of(game: StoredGame) -> tuple[Seat, ...]:
    """Return who sits where in a stored game, even if it was played by rules that are no more."""
    return tuple(
        Seat(
            seat.user_id if seat.user_id is not None and seat.user_id > 0 else None,
            seat.name,
            seat.level,
            seat.missed,
            seat.away,
            seat.user_id if seat.user_id is not None and seat.user_id < 0 else None,
            seat.global_name,
        )
        for seat in game.seats
    )


def _seats_changed(before: Table, table: Table) -> bool:
    """Tell whether the rows of the seats have to be written: one is new, or another, or has left the match."""
    left = None if table.game is None else table.game.state.in_match
    left_before = None if before.game is None else before.game.state.in_match
    return table.seats is not before.seats or left != (left_before or (left and (True,) * len(left)))


def _indexed(table: Table) -> tuple[object, ...]:
    """Return what of a game stands in indexes, which a move leaves as it is."""
    return table.channel_id, table.parent_id, table.status, table.host, table.ended


def _session_json(table: Table) -> str:
    options = table.options
    session = {
        "locale": table.locale,
        "options": {name: getattr(options, name) for name in Options.__slots__},
        "answers": table.answers,
        "rules": table.rules,
        "deadline": None if table.deadline is None else table.deadline.isoformat(),
        "warned": table.warned,
        "called": table.called,
        "ping": table.ping_id,
        "announcement": table.announcement_id,
        "interlude": None if table.interlude is None else table.interlude.to_json(),
        "performed": list(table.performed),
        "seen": table.seen.isoformat(),
        "judging": table.judging,
        "pings": table.pings,
        "reactions": table.has_reactions,
        "remarks": table.has_remarks,
        "votes": _votes_json(table) if table.votes.cast else [],
        "unplayed": sorted(table.unplayed),
        "everyone_joined": table.everyone_joined,
        "wants_thread": table.wants_thread,
        "rematch_of": table.rematch_of,
        "asking": [[guest.message_id, guest.channel_id] for guest in table.guests if guest.message_id is not None],
    }
    return json.dumps(session, separators=(",", ":"))


def options_of(game_session: str) -> Options | None:
    """Return the options in what is stored of a game; None where this version of the program cannot read them."""
    try:
        return _options(json.loads(game_session))
    except UNREADABLE:
        return None


def _options(session: dict[str, Any]) -> Options:
    return Options(**session["options"] | {"house": tuple(session["options"]["house"])})


def _votes_json(table: Table) -> list[list[int | None]]:
    """Return the votes, by seats: what is stored here names no users."""
    seats = {seat.user: place for place, seat in enumerate(table.seats) if seat.user is not None}
    return sorted(
        ([against if against is None else seats[against], seats[by]] for against, by in table.votes.cast), key=str
    )


def _votes(stored: Iterable[tuple[int | None, int]], seats: Sequence[Seat]) -> Votes:
    """Return the votes that were stored; those of users who were forgotten, and against them, have fallen."""
    cast = ((against, None if against is None else seats[against].user, seats[by].user) for against, by in stored)
    return Votes(
        frozenset(
            (target, voter)
            for against, target, voter in cast
            if voter is not None and (against is None or target is not None)
        )
    )


def _table(game: StoredGame, session: dict[str, Any]) -> Table:
    seats = seats_of(game)
    return Table(
        id=game.id,
        guild_id=game.guild_id,
        channel_id=game.channel_id,
        status=game.status,
        host=game.host,
        locale=session["locale"],
        options=_options(session),
        seats=seats,
        seed=bytes.fromhex(game.seed or ""),
        created=game.created,
        updated=game.updated,
        seen=game.updated if session["seen"] is None else datetime.fromisoformat(session["seen"]),
        message_id=game.message_id,
        parent_id=game.parent_id,
        private=game.private,
        wants_thread=session.get("wants_thread", False),
        ended=game.ended,
        version=game.version,
        # Games that were stored before these could be chosen have none of them.
        judging=session.get("judging", ROUTINE),
        pings=session.get("pings", True),
        has_reactions=session.get("reactions", True),
        has_remarks=session.get("remarks", True),
        game=None if game.snapshot is None else Game(state_from_json(game.snapshot)),
        answers=session["answers"],
        answers_digest=game.answers_digest,
        rules=session.get("rules", MIXED),
        deadline=None if session["deadline"] is None else datetime.fromisoformat(session["deadline"]),
        warned=session.get("warned", 0),
        called=session.get("called", 0),
        ping_id=session.get("ping"),
        announcement_id=session.get("announcement"),
        interlude=None if session.get("interlude") is None else interlude.from_json(session["interlude"]),
        performed=tuple(session.get("performed", ())),
        votes=_votes(session.get("votes", ()), seats),
        unplayed=frozenset(session.get("unplayed", ())),
        everyone_joined=session.get("everyone_joined", False),
        rematch_of=session.get("rematch_of"),
        guests=tuple(Guest(None, *message) for message in session.get("asking", ())),
    )
