"""Units written together end exactly as if they had come one by one: tried with any mixture of good and bad ones."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store import ChannelTaken, GameStatus, SaveGame, Store, StoredSeat, UnitRefused, VersionConflict, games
from tests.store.given import a_game, answer

# What a unit does: to which of three games, in which of two channels, alive or not, how far its version is off, and
# the number of its answer.
a_unit = st.tuples(
    st.integers(0, 2), st.integers(0, 1), st.booleans(), st.sampled_from([0, 0, 0, 0, 1, -1]), st.integers(1, 6)
)
Tried = tuple[int, int, bool, int, int]


class Model:
    """What the store should hold: units one after another, each refused by the plainest reading of the rules."""

    def __init__(self) -> None:
        self.games: dict[str, tuple[int, int, bool, tuple[StoredSeat, ...]]] = {}
        self.answers: set[tuple[str, int]] = set()

    def next_version(self, game_id: str) -> int:
        return self.games[game_id][0] + 1 if game_id in self.games else 1

    def save(self, unit: SaveGame) -> type[BaseException] | None:
        game, given = unit.game, unit.answers[0]
        live = game.status != GameStatus.ENDED
        if game.version != self.next_version(game.id):
            return VersionConflict
        if live and any(at == game.channel_id and on for name, (_, at, on, _) in self.games.items() if name != game.id):
            return ChannelTaken
        if (game.id, given.number) in self.answers:
            return UnitRefused
        self.games[game.id] = game.version, game.channel_id, live, game.seats
        self.answers.add((game.id, given.number))
        return None


@settings(max_examples=40)
@given(batches=st.lists(st.lists(a_unit, max_size=8), max_size=5))
def test_batches_end_as_if_their_units_came_one_by_one(empty_file: Path, batches: list[list[Tried]]) -> None:
    async def compare(folder: str) -> None:
        model = Model()
        async with await Store.open(f"sqlite+aiosqlite:///{shutil.copy(empty_file, folder)}") as store:
            for batch in batches:
                units: list[SaveGame] = []
                expected = []
                for which, wanted, live, off, number in batch:
                    version = max(1, model.next_version(f"game{which}") + off)
                    status = GameStatus.PLAYING if live else GameStatus.ENDED
                    seats = (StoredSeat(number, f"p{number}"),) * (number % 3)
                    # A game stays in its channel.
                    channel = model.games[f"game{which}"][1] if f"game{which}" in model.games else wanted
                    game = a_game(channel, id=f"game{which}", status=status, version=version, seats=seats)
                    units.append(SaveGame(game, [answer(number)]))
                    expected.append(model.save(units[-1]))
                ended = await asyncio.gather(*map(store.save, units), return_exceptions=True)
                assert [None if end is None else type(end) for end in ended] == expected
            for name, (version, channel, live, seats) in model.games.items():
                game_read = await store.read(games.by_id, name)
                assert game_read is not None
                live_read = game_read.status != GameStatus.ENDED
                read = game_read.version, game_read.channel_id, live_read, game_read.seats
                assert read == (version, channel, live, seats)
                numbers = {(name, given.number) for given in await store.read(games.answers_of, name)}
                assert numbers == {pair for pair in model.answers if pair[0] == name}

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare(folder))
