"""A table from a scenario file: the position is put into the bot's database before the bot starts.

The bot takes it up like any game that was running when it stopped.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from bot.rules.cli.position import Failure, position_from
from bot.rules.cli.scenario import parts
from bot.rules.game import Game
from bot.sessions.computer_names import computer_names
from bot.sessions.lobby import new_table
from bot.sessions.options import Options
from bot.sessions.stored import SaveTable
from bot.sessions.table import Change, Seat
from bot.store.games import GameStatus, SaveGame, in_channel, new_game_id
from bot.store.store import Store

from .guild import PlaygroundGuild

COMPUTER_LEVEL = "normal"
MAX_PEOPLE = 2


class BadScenario(Exception):
    """The file holds no position; the message says where and why."""


def read_scenario(file: Path) -> Game:
    """Return the position that a scenario begins with; its moves are left to the player."""
    try:
        header, _ = parts(file.read_text(encoding="utf-8-sig"))
        return position_from(header).game
    except Failure as failure:
        raise BadScenario(f"{file}:{failure.line}: {failure}") from None
    except OSError as error:
        raise BadScenario(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{file} cannot be read: it is not UTF-8 text.") from None


async def store_scenario(game: Game, database_url: str, guild: PlaygroundGuild, channel_id: int, now: datetime) -> None:
    """Put the game into the channel without a clock: the first seats are for people, the others for computers."""
    state = game.state
    people = list(guild.people.values())[: min(MAX_PEOPLE, state.seats)]
    seats = [Seat(person.id, person.name) for person in people]
    names = computer_names(guild.language)
    seats += [Seat(None, name, COMPUTER_LEVEL) for name in names[: state.seats - len(people)]]
    options = Options(state.edition.key, state.scoring, state.target, None, state.house, state.hand, state.uno)
    table = new_table(
        new_game_id(),
        guild.guild.id,
        channel_id,
        people[0].id,
        seats,
        options,
        guild.language,
        state.seed,
        now,
    )
    table = replace(table, status=GameStatus.PLAYING, game=game)
    async with await Store.open(database_url) as store:
        running = await store.read(in_channel, channel_id)
        if running is not None:
            ended = running.next_version(now, status=GameStatus.ENDED, ended=now)
            await store.save(SaveGame(ended, seats_changed=False))
        await store.save(SaveTable(Change(table)))
