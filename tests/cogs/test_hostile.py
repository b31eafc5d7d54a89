"""What strangers may send: any custom_id, forged games and questions, other people's buttons, any choice, any words.

Each is answered to the user who sent it, nothing is logged as an error, and no other game changes.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from bot.art.process import DrawProcess
from bot.chat.client import Uno
from bot.config import Settings
from bot.playground import LocalDiscord, NoResponse, Person, RenderedMessage
from bot.screens.codec import parse
from bot.text import LOCALES, text_for
from tests.clock import FakeClock
from tests.cogs.forging import GAMES, NUMBERS, VERBS, WORDS
from tests.databases import on_a_server
from tests.e2e_games.town import listening
from tests.e2e_games.watching import Watch
from tests.house import ANSWER_WITHIN_S, TOKEN, on_line
from tests.leaving import leave
from tests.party import Party

APOLOGIES = {text_for(locale)(words) for locale in LOCALES for words in ("answer-trouble", "answer-no-store")}
LONGEST_ID = 100

PEOPLE = (("Ann", "en-US"), ("小美", "zh-TW"), ("B_e*n*", "en-GB"), ("阿明", "zh-TW"), ("Cem 🎲", "de"))
WHO = ("host", "guest", "stranger", "neighbour")

what = st.tuples(st.sampled_from(VERBS), st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=6)), max_size=4))
values = st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=100)), min_size=1, max_size=25, unique=True)
a_press = st.tuples(
    st.sampled_from(WHO), st.sampled_from(GAMES), st.sampled_from(NUMBERS), what, st.one_of(st.none(), values)
)
FAR_AWAY = [("stranger", "-", "9" * 9, (verb, ["0"]), None) for verb in ("history", "board", "stats", "replay", "page")]
"""Pages that no book has."""
FORGED = [
    (who, game, "0", ("set", ["preset"]), [value])
    for who in ("host", "stranger")
    for game in ("own", "other", "gone")
    for value in ("own ", "own \x00", "own " + "x" * 90, "PARTY", "last", "sheet last")
]
"""Presets that there are not, or not for everybody."""
Pressed = tuple[str, str, str, tuple[str, list[str]], list[str] | None]


class Two:
    """Two games, in one of which a stranger tries everything."""

    def __init__(self, bot: Uno, local: LocalDiscord) -> None:
        house = local.guild("House")
        host, guest, other, neighbour, stranger = (local.person(name, house, locale=spoken) for name, spoken in PEOPLE)
        self.local = local
        self.own = Party(bot, local, house.create_text_channel("own"), host, guest)
        self.other = Party(bot, local, house.create_text_channel("other"), other, neighbour)
        self.people = dict(zip(WHO, (host, guest, stranger, neighbour), strict=True))

    def custom_id(self, game: str, number: str, verb: str, words: list[str]) -> str:
        """Return what a button of that kind would send."""
        ids = {"own": self.own.session.id, "other": self.other.session.id, "gone": "AAAAAAAA"}
        numbers = {"present": str(self.own.number), "former": str(self.own.number - 1)}
        what = " ".join((verb, *words))
        return f"uno:{ids.get(game, game)}:{numbers.get(number, number)}:{what}"[:LONGEST_ID]

    async def press(self, who: str, custom_id: str, chosen: list[str] | None) -> str | None:
        """Press a button, or choose in a menu, that is none of the bot's; return what came back, if anything did."""
        person = self.people[who]
        seen = await self.board(person, custom_id, chosen)
        try:
            if chosen is None:
                answer = await person.press(seen, custom_id)
            else:
                answer = await person.choose(seen, *chosen, menu=custom_id)
        except NoResponse:
            return None
        return answer.message.text if answer.message is not None else ""

    async def board(self, person: Person, custom_id: str, chosen: list[str] | None) -> RenderedMessage:
        """Return a message with this in it."""
        part: dict[str, Any]
        if chosen is None:
            part = {"type": 2, "id": 3, "style": 1, "label": "?", "custom_id": custom_id}
        else:
            options = [{"label": value, "value": value} for value in chosen]  # a choice is named by either
            part = {"type": 3, "id": 3, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": 25}
        message_id = (await self.local.until(lambda: self.own.public(person))).id
        stored = self.local.backend.get_message(self.own.channel.id, message_id)
        before, stored.components = stored.components, [{"type": 1, "id": 2, "components": [part]}]
        self.restored = before
        seen = person.look(self.own.channel.id, message_id)
        assert seen is not None
        return seen


@asynccontextmanager
async def two_games(database: str, empty_file: Path, draw_process: DrawProcess) -> AsyncIterator[Two]:
    """Two games of one bot; at the end nothing was logged as an error, and all that was said to Discord was right."""
    faults: list[str] = []
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = f"sqlite+aiosqlite:///{shutil.copy(empty_file, folder)}"
        if database == "postgres":
            address = await stack.enter_async_context(on_a_server())
        local = await stack.enter_async_context(LocalDiscord(token=TOKEN, answer_within_s=ANSWER_WITHIN_S))
        stack.enter_context(local.for_discord_py())
        watch = Watch(local)
        stack.enter_context(listening(faults))
        settings = Settings(TOKEN, local.url, address)
        clock = FakeClock(datetime.now(UTC))
        online = on_line(local, settings, to_run_games=True, draw=draw_process.draw, clock=clock)
        bot = await stack.enter_async_context(online)
        yield Two(bot, local)
        await leave(bot)
        faults += watch.close()
    assert faults == []


on_each_database = pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])


# Without shrinking: it takes long, and a failure names what was pressed.
@on_each_database
@settings(max_examples=10, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck))
@example(FAR_AWAY, "classic")
@example(FORGED, "bts")
@given(st.lists(a_press, min_size=20, max_size=40), st.sampled_from(["classic", "bts", "transformers", "no-mercy"]))
def test_whatever_is_pressed_is_answered(
    draw_process: DrawProcess, empty_file: Path, database: str, presses: list[Pressed], edition: str
) -> None:
    async def send() -> None:
        async with two_games(database, empty_file, draw_process) as two:
            await two.own.start(edition=edition)
            await two.other.start()
            await two.other.told()
            before = two.other.table.version, two.other.table.view(None)
            for who, game, number, (verb, words), chosen in presses:
                custom_id = two.custom_id(game, number, verb, words)
                if parse(custom_id) is None:
                    continue  # not ours, and so not answered
                told = await two.press(who, custom_id, chosen)
                assert told not in APOLOGIES, custom_id
                if who != "neighbour":
                    assert (two.other.table.version, two.other.table.view(None)) == before, custom_id
                before = two.other.table.version, two.other.table.view(None)

    asyncio.run(send())


@on_each_database
@settings(max_examples=6, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(st.lists(st.one_of(st.sampled_from(WORDS), st.text(min_size=1, max_size=600)), min_size=10, max_size=20))
def test_whatever_is_typed_is_answered(
    draw_process: DrawProcess, empty_file: Path, database: str, typed: list[str]
) -> None:
    async def send() -> None:
        async with two_games(database, empty_file, draw_process) as two:
            await two.own.start()
            channel = two.own.channel
            for number, words in enumerate(typed):
                who = two.people[WHO[number % 3]]
                choices = await who.complete(channel, "uno play", "answer", words)
                choices += await who.complete(channel, "uno new", "preset", words)
                assert all(1 <= len(choice["name"]) <= 100 for choice in choices)
                for command, option in (("uno play", "answer"), ("uno replay", "game"), ("uno new", "preset")):
                    answer = await who.slash(channel, command, **{option: words})
                    assert answer.ephemeral
                    assert answer.message is None or answer.message.text not in APOLOGIES, words

    asyncio.run(send())
