"""What must be true of a channel when its games are over: the records are whole, and no user was told too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.record import DEAL, BadRecord, Record, read, write
from bot.rules.view import view
from bot.screens.codec import parse_answer
from bot.sessions.archive import Archive
from bot.sessions.session import Session
from bot.sessions.table import Table
from bot.store.games import answers_of
from bot.store.store import Store
from tests.e2e_games.knowing import HURRIED, Delivered, Replay
from tests.e2e_games.presser import LONG, Players
from tests.e2e_games.watching import Asked
from tests.resilience.stored import Stored

CALLS = {"uno", "catch", "quit"}
DANCED = {"dance", "decline"}
"""The answers that the dance floor gives, by the last move of the routine or a wrong one."""

MOST_QUOTED = 1500
"""How much of a message is quoted that tells too much."""

Played = dict[str, tuple[Table, Replay]]


async def check(players: Players) -> int:
    """Hold the records against what was pressed and shown; return how many answers they have."""
    played: Played = {}
    for game in players.games:
        session = players.town.bot.registry.get(game)
        assert session is not None
        replay = await _replay(players, session)
        if replay is not None:
            played[game] = session.table, replay
            players.faults += [f"{game}: {fault}" for fault in (*replay.faults, *_astray(session, replay))]
            players.faults += [f"{game}: {fault}" for fault in _lost(players, session, replay)]
    await _check_table(players)
    watch = players.town.watch
    for delivered in [one for channel in players.channels for one in watch.delivered[channel.id]]:
        if leak := told_too_much(played, delivered):
            players.faults.append(leak)
    return sum(len(replay.given) for _, replay in played.values())


async def replayed(database: Path, games: Mapping[str, Stored]) -> Played:
    """Return the games of a bot that is stopped, each played again from its record; without those not dealt yet."""
    played: Played = {}
    async with await Store.open(f"sqlite+aiosqlite:///{database}") as store:
        for key, game in games.items():
            answers = await store.read(answers_of, key)
            if answers:
                played[key] = game.table, Replay(game.table.record(game.answers), answers, HURRIED)
    return played


def told_too_much(played: Played, delivered: Delivered) -> str | None:
    """Return in words which cards a message tells of that its reader may not know; None if there are none."""
    leaked = _leaks(played, delivered)
    if not leaked:
        return None
    said = "\n".join(delivered.texts)[:MOST_QUOTED]
    return f"{delivered.user} was told of {leaked} at question {delivered.number}:\n{said}"


def _leaks(played: Played, delivered: Delivered) -> set[str]:
    """Return the cards; where a message does not say of which game it is, it may be of any."""
    if any(carried.endswith(":join") for carried in delivered.carried):
        return set()  # a lobby names cards of the edition, and no player held any when it was made
    of = [played[delivered.game]] if delivered.game in played else list(played.values())
    found = []
    for table, replay in of:
        seat = None if delivered.user is None else table.seat_of(delivered.user)
        leaked = replay.leaks(seat, delivered)
        if leaked is not None:
            found.append(leaked)
    return set.intersection(*found) if found else set()


async def _check_table(players: Players) -> None:
    """In the end the public message shows the end."""
    if players.town.bot.registry.in_channel(players.channel.id) is None:
        person = players.chance.choice(players.people)
        if await players.until(lambda: "rematch" in players.offers(person) or None, LONG) is None:
            players.faults.append(f"the table does not show the end: {players.table(person)}")


async def _replay(players: Players, session: Session) -> Replay | None:
    """The game, played again from its record; None, where nothing was dealt or the record is not good."""
    town = players.town
    stored = await town.bot.store.read(answers_of, session.id)
    if not stored:
        return None
    answers = [replace(answer, at=town.clock.real(answer.at)) for answer in stored]
    record = await _record(players, session, [answer.answer for answer in answers])
    return None if record is None else Replay(record, answers)


async def _record(players: Players, session: Session, answers: list[str]) -> Record | None:
    table = session.table
    if table.is_open:
        text = await Archive(players.town.bot.store, players.town.bot.clock).record(session.id, table.guild_id)
    else:
        text = write(table.record(answers))
    try:
        record = read(text)
    except BadRecord as bad:
        players.faults.append(f"{session.id}: {bad}")
        return None
    if record.answers != answers:
        players.faults.append(f"{session.id}: the record lacks answers")
    return record


def _astray(session: Session, replay: Replay) -> list[str]:
    """Where the record does not lead to the game as it stands."""
    seats = [seat for seat in replay.seats if view(replay.game, seat) != session.table.view(seat)]
    return [f"the record leads to another view of seat {seat}" for seat in seats]


def _lost(players: Players, session: Session, replay: Replay) -> list[str]:
    """Answers that were acknowledged and are not in the record, and answers in the record that no player gave."""
    watch = players.town.watch
    asked = [one for channel in players.channels for one in watch.by_channel[channel.id]]
    recorded = Counter((given.number, given.answer) for given in replay.given)
    acknowledged = Counter(filter(None, (_acknowledged(session, replay, one) for one in asked)))
    typed = {one.user for one in asked if one.typed}
    faults = [f"acknowledged, and not in the record: {answer}" for answer in acknowledged - recorded]
    for number, answer in recorded - acknowledged:
        letter, _, option = answer.partition(" ")
        user = None if answer == DEAL else session.table.seats[SEAT_LETTERS.index(letter)].user
        if user is not None and option.split()[0] not in CALLS | DANCED and user not in typed:
            faults.append(f"in the record, and given by no player: {answer!r} to question {number}")
    return faults


def _acknowledged(session: Session, replay: Replay, asked: Asked) -> tuple[int, str] | None:
    """Return the answer that a player gave and was not refused, as a record has it."""
    press, seat = asked.press, session.table.seat_of(asked.user)
    if press is None or press.game != session.id or seat is None or asked.completes or not asked.acknowledged:
        return None
    found = parse_answer(press, replay.edition)
    words = "draw" if press.verb == "draw" else ""
    if found is not None and found[0].verb != "dance":  # that one is only where the dance begins
        words = format_option(replay.edition, SEAT_LETTERS, found[0])
    return (press.number, f"{SEAT_LETTERS[seat]} {words}") if words else None
