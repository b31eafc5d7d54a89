"""What lies in the database of a bot that is not running, and whether it can be so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, create_engine, select, true
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.rules.notation import SEAT_LETTERS
from bot.rules.record import DEAL, carry_out
from bot.rules.snapshot import to_json
from bot.sessions.stored import stored_game, table_of
from bot.sessions.table import Table
from bot.store.games import GameStatus, StoredGame, stored_games
from bot.store.schema import answers
from tests.resilience.circles import LOST, Made
from tests.rules.tables import is_complete

MOVING = "moved"
"""A refusal while the game is between two processes."""
DANCING = "dancing"
"""A refusal of the press that led to the dance floor, made once more because its answer was lost."""
FAIRNESS = {"paused", "too_early", "too_late", "no_catch"}
"""Refusals of calls, which come too early or too late among people as well."""

Answer = tuple[str, datetime]
"""What was answered, and when."""


@dataclass
class Stored:
    """One game as it is stored; it was played again from its record."""

    table: Table
    answers: list[str]
    answered: dict[int, list[Answer]] = field(default_factory=dict)
    """The answers that were given while each question was open."""

    @property
    def phase(self) -> str:
        """Where it stands: lobby, ended, between rounds, or the kind of the open question."""
        if self.table.status is not GameStatus.PLAYING:
            return str(self.table.status)
        if self.table.interlude is not None:
            return "dancing"
        question = None if self.table.game is None else self.table.game.state.question
        return "between" if question is None else question.kind

    def letter(self, user: int) -> str | None:
        """Return the seat of this user."""
        seat = self.table.seat_of(user)
        return None if seat is None else SEAT_LETTERS[seat]


def read(database: Path) -> dict[str, Stored]:
    """Return all games; fail where one is not whole."""
    with create_engine(f"sqlite:///{database}", poolclass=NullPool).connect() as connection:
        assert connection.exec_driver_sql("PRAGMA quick_check").scalar_one() == "ok"
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
        return _games(connection)


async def read_shared(database_url: str) -> dict[str, Stored]:
    """Return the same, on PostgreSQL, as of one moment."""
    engine = create_async_engine(database_url, isolation_level="REPEATABLE READ")
    async with engine.connect() as connection:
        found = await connection.run_sync(_games)
    await engine.dispose()
    return found


def _games(connection: Connection) -> dict[str, Stored]:
    games = stored_games(connection, true())
    given: dict[str, list[Answer]] = {game.id: [] for game in games}
    for row in connection.execute(select(answers).order_by(answers.c.game_id, answers.c.number)):
        given[row.game_id].append((row.answer, row.at))
        assert row.number == len(given[row.game_id])
    return {game.id: _replayed(game, given[game.id]) for game in games}


def _replayed(game: StoredGame, given: list[Answer]) -> Stored:
    table = table_of(game)
    stored = Stored(table, [answer for answer, _ in given])
    assert table.answers == len(given)
    assert stored_game(table).seats == game.seats, "the seats are not those of the match"
    if game.snapshot is None:
        assert not given
        return stored
    again = table.record().start()
    for answer, at in given:
        if answer != DEAL:  # which answers no question, and comes before the next one
            stored.answered.setdefault(again.state.number, []).append((answer, at))
        carry_out(again, answer)
        assert is_complete(again.state), "a card is lost"
    assert to_json(again.state) == game.snapshot, "the record does not lead to what is stored"
    return stored


def violations(stored: dict[str, Stored], made: Iterable[Made]) -> Iterator[str]:
    """Yield what was acknowledged and is not there, and what was refused though it was to be answered."""
    made = list(made)
    closed = _closed_lobbies(made)
    seated: dict[tuple[str, int], Made] = {}
    for one in made:
        if one.press.verb in {"join", "leave"} and one.refused in {None, LOST}:
            seated[one.press.game, one.user] = one
        game = stored.get(one.press.game)
        if game is None:
            if one.press.game not in closed:
                yield f"{one}: the game is not stored"
        elif one.refused is None:
            if not _is_kept(game, one):
                yield f"{one}: acknowledged, but not stored"
        elif one.press.verb in {"do", "do+uno"} and one.refused not in {LOST, MOVING, DANCING, *FAIRNESS}:
            # A player who was refused may press again; but then nothing may have been open to this answer.
            later = [answer for answer, at in game.answered.get(one.press.number, ()) if at > one.at]
            is_open = game.table.asked is not None and game.table.number == one.press.number
            if later or (is_open and game.table.status is GameStatus.PLAYING):
                yield f"{one}: refused, but it was open"
    for (key, user), one in seated.items():
        if key in closed and key not in stored:
            continue
        is_there = key in stored and stored[key].letter(user) is not None
        is_over = key in stored and stored[key].table.status is GameStatus.ENDED
        if one.refused is None and is_there != (one.press.verb == "join") and not is_over:
            yield f"{one}: acknowledged, but the seat is as before"


def _closed_lobbies(made: Sequence[Made]) -> set[str]:
    """Return the games that may have closed before any card was dealt: then nothing of them is stored."""
    done = [one for one in made if one.refused in {None, LOST}]
    left = {one.press.game for one in done if one.press.verb == "leave"}
    return left - {one.press.game for one in done if one.press.verb == "start" and one.refused is None}


def _is_kept(game: Stored, made: Made) -> bool:
    press, letter = made.press, game.letter(made.user)
    wanted = f"{letter} {' '.join(press.words)}"
    answers = [answer for answer, _ in game.answered.get(press.number, ())]
    match press.verb:
        case "start":
            return game.table.game is not None
        case "uno":
            return f"{letter} uno" in game.answers
        case "catch":
            return any(answer.startswith(f"{letter} catch") for answer in game.answers)
        case "do" if press.what == "do dance":
            return game.table.interlude is not None or bool(answers)
        case "do":
            return wanted in answers
        case "do+uno":
            return wanted in answers and f"{letter} uno" in game.answers
    return True
