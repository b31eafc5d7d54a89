"""What lies in the database of a bot that is not running, and whether it can be so."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import create_async_engine

from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS
from bot.rules.record import Record, carry_out
from bot.rules.snapshot import to_json
from bot.sessions import Life
from bot.sessions.kept import Kept, from_json
from bot.store.schema import answers, games
from tests.resilience.circles import LOST, Made

MOVING = "moved"
"""A refusal while the game is between two processes."""
DANCING = "dancing"
"""A refusal of the press that led to the dance floor, made once more because its answer was lost."""
FAIRNESS = {"paused", "too_early", "too_late", "no_catch"}
"""Refusals of calls, which come too early or too late among people as well."""


@dataclass
class Stored:
    """One game as it is stored, played again from its record."""

    id: str
    life: Life
    kept: Kept
    game: Game | None
    answers: list[str]
    answered: dict[int, list[tuple[str, datetime]]] = field(default_factory=dict)
    """The answers that were given while each question was open, and when."""

    @property
    def phase(self) -> str:
        """Where it stands: lobby, ended, between rounds, or the kind of the open question."""
        if self.life is not Life.PLAYING:
            return str(self.life)
        if self.kept.dance is not None:
            return "dancing"
        question = None if self.game is None else self.game.state.question
        return "between" if question is None else question.kind

    def letter(self, user: int) -> str | None:
        """The seat of somebody."""
        seat = next((place for place, seat in enumerate(self.kept.seats) if seat.user == user), None)
        return None if seat is None else SEAT_LETTERS[seat]


def read(database: Path) -> dict[str, Stored]:
    """All games; fails where one is not whole."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        assert connection.execute("PRAGMA quick_check").fetchone()[0] == "ok"
        rows = connection.execute("SELECT * FROM games").fetchall()
        return {row["id"]: _stored(row, _answers(connection, row["id"])) for row in rows}


async def read_shared(database_url: str) -> dict[str, Stored]:
    """The same, on PostgreSQL, as of one moment."""
    engine = create_async_engine(database_url, isolation_level="REPEATABLE READ")
    async with engine.connect() as connection:
        rows = (await connection.execute(select(games))).mappings().all()
        given = (await connection.execute(select(answers).order_by(answers.c.game_id, answers.c.number))).all()
    await engine.dispose()
    found: dict[str, list[tuple[str, datetime]]] = {row["id"]: [] for row in rows}
    for answer in given:
        found[answer.game_id].append((answer.answer, answer.at))
        assert answer.number == len(found[answer.game_id])
    return {row["id"]: _stored(row, found[row["id"]]) for row in rows}


def _answers(connection: sqlite3.Connection, game: str) -> list[tuple[str, datetime]]:
    rows = connection.execute("SELECT number, answer, at FROM answers WHERE game_id = ? ORDER BY number", [game])
    found = rows.fetchall()
    assert [row["number"] for row in found] == list(range(1, len(found) + 1))
    return [(row["answer"], datetime.fromisoformat(row["at"]).replace(tzinfo=UTC)) for row in found]


def _stored(row: sqlite3.Row | RowMapping, given: list[tuple[str, datetime]]) -> Stored:
    kept = from_json(row["session"])
    answers = [answer for answer, _ in given]
    stored = Stored(row["id"], Life(row["life"]), kept, None, answers)
    assert kept.answers == len(answers)
    if row["snapshot"] is None:
        assert not answers
        return stored
    options = kept.options
    seed = bytes.fromhex(row["header"])
    record = Record(options.edition, len(kept.seats), seed, options.house, options.scoring, options.target)
    game = stored.game = record.start()
    for answer, at in given:
        stored.answered.setdefault(game.state.number, []).append((answer, at))
        carry_out(game, answer)
        state = game.state
        cards = [*state.pile, *state.discards, *state.aside, *(card for hand in state.hands for card in hand)]
        assert sorted(cards) == sorted(game.edition.deck), "a card is lost"
    assert to_json(game.state) == row["snapshot"], "the record does not lead to what is stored"
    return stored


def violations(stored: dict[str, Stored], made: Iterable[Made]) -> Iterator[str]:
    """What was acknowledged and is not there, and what was refused though it was to be answered."""
    seated: dict[tuple[str, int], Made] = {}
    for one in made:
        if one.press.verb in {"join", "leave"} and one.refused in {None, LOST}:
            seated[one.press.game, one.user] = one
        game = stored.get(one.press.game)
        if game is None:
            yield f"{one}: the game is not stored"
        elif one.refused is None:
            if not _is_kept(game, one):
                yield f"{one}: acknowledged, but not stored"
        elif one.press.verb in {"do", "do+uno"} and one.refused not in {LOST, MOVING, DANCING, *FAIRNESS}:
            # Whoever was refused may press again; but then nothing may have been open to this answer.
            later = [answer for answer, at in game.answered.get(one.press.number, ()) if at > one.at]
            is_open = game.game is not None and game.game.state.number == one.press.number
            if later or (is_open and game.life is Life.PLAYING):
                yield f"{one}: refused, but it was open"
    for (key, user), one in seated.items():
        is_there = key in stored and stored[key].letter(user) is not None
        if one.refused is None and is_there != (one.press.verb == "join") and stored[key].life is not Life.ENDED:
            yield f"{one}: acknowledged, but the seat is as before"


def _is_kept(game: Stored, made: Made) -> bool:
    press, letter = made.press, game.letter(made.user)
    wanted = f"{letter} {' '.join(press.words)}"
    answers = [answer for answer, _ in game.answered.get(press.number, ())]
    match press.verb:
        case "start":
            return game.game is not None
        case "uno":
            return f"{letter} uno" in game.answers
        case "catch":
            return any(answer.startswith(f"{letter} catch") for answer in game.answers)
        case "do" if press.what == "do dance":
            return game.kept.dance is not None or bool(answers)
        case "do":
            return wanted in answers
        case "do+uno":
            return wanted in answers and f"{letter} uno" in game.answers
    return True
