"""A table from a scenario file: the position is put into the bot's database before the bot starts.

The bot takes it up like any game that was running when it stopped.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.rules.game import Game
from bot.rules.header import Failure, position_from
from bot.rules.scenario import parts
from bot.rules.snapshot import to_json
from bot.sessions import Options, Seat
from bot.sessions.kept import Kept
from bot.sessions.lobby import COMPUTER_NAMES
from bot.store import Game as Row
from bot.store import Life, SaveGame, Store, new_game_id

from .house import House
from .people import Person

LEVEL = "normal"


class BadScenario(Exception):
    """The file holds no position; the message says where and why."""


def read_position(file: Path) -> Game:
    """The position that a scenario begins with; its moves are for the one who plays it."""
    try:
        header, _ = parts(file.read_text(encoding="utf-8-sig"))
        return position_from(header).game
    except Failure as failure:
        raise BadScenario(f"{file}:{failure.line}: {failure}") from None
    except OSError as error:
        raise BadScenario(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{file} cannot be read: it is not UTF-8 text.") from None


async def stage(game: Game, database_url: str, house: House, channel_id: int) -> None:
    """Puts the game into the channel, with the first seats for people and the others for computers, without a clock."""
    people = list(house.people.values())[:2]
    state = game.state
    options = Options(state.edition.key, state.scoring, state.target, None, tuple(state.house))
    now = datetime.now(UTC)
    kept = Kept(people[0].id, house.language, options, tuple(_seats(people, state.seats)), seen=now)
    row = Row(
        id=new_game_id(),
        guild_id=house.guild.id,
        channel_id=channel_id,
        edition=options.edition,
        life=Life.PLAYING,
        session=kept.to_json(),
        created=now,
        updated=now,
        snapshot=to_json(state),
        header=state.seed.hex(),
    )
    async with await Store.open(database_url) as store:
        for old in await store.live_games():
            if old.channel_id == channel_id:
                await store.commit(SaveGame(old.then(now, life=Life.ENDED, ended=now)))
        await store.commit(SaveGame(row))


def _seats(people: Sequence[Person], count: int) -> list[Seat]:
    seated = [Seat(person.id, person.name) for person in people[:count]]
    return seated + [Seat(None, name, LEVEL) for name in COMPUTER_NAMES[: count - len(seated)]]
