"""The guided round, pressed from beginning to end: in a server, in private messages, and where the bot is not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from simcord import ChannelHandle
from sqlalchemy import func, select

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.playground.rendered import RenderedMessage
from bot.screens.codec import custom_id
from bot.screens.words import refusal_words
from bot.sessions.lesson import LESSON, PLAYER, SCRIPTS, steps_done
from bot.sessions.session import Session
from bot.store.games import GameStatus
from bot.store.reading import ReadConnection
from bot.store.schema import ends
from bot.store.schema import games as stored_games
from bot.text import Text, text_for
from tests.clock import FakeClock
from tests.cogs.test_channels import told
from tests.cogs.test_installs import lodge
from tests.cogs.test_places import forge
from tests.house import UNHURRIED, Online
from tests.party import Party, forget_me

__all__ = ["lodge"]

SCRIPT = SCRIPTS[LESSON]
STEPS = len(SCRIPT.players)
ENGLISH = text_for("en-US")
PRIMARY = 1
A_MOVE_S = 2.0
MOST_MOVES = 4
"""How many moves of computers follow one of the player's, at most."""


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield all parts of a message."""
    for part in components:
        yield part
        yield from parts(part.get("components", []))


def now(person: Person, message: RenderedMessage) -> RenderedMessage:
    """Return the message as it is now."""
    found = person.look(message.channel_id, message.id)
    assert found is not None
    return found


def main_buttons(message: RenderedMessage) -> list[str]:
    """Return what stands out in a message, by its `custom_id`."""
    return [part["custom_id"] for part in parts(message.payload["components"]) if part.get("style") == PRIMARY]


async def begin(person: Person, place: ChannelHandle) -> RenderedMessage:
    """Ask for the guided round."""
    answer = await person.slash(place, "uno learn")
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


async def others_move(clock: FakeClock) -> None:
    """Let the computers answer."""
    for _ in range(MOST_MOVES):
        await clock.advance(A_MOVE_S)


async def go_on(
    bot: Uno, local: LocalDiscord, clock: FakeClock, person: Person, message: RenderedMessage, steps: int = STEPS
) -> RenderedMessage:
    """Press what stands out, so many times; the others answer in between, in the same message."""
    text = text_for(person.locale)
    session = own(bot, person)
    for _ in range(steps):
        (wanted,) = main_buttons(now(person, message))
        answer = await person.press(message, wanted)
        assert answer.message is not None
        message = answer.message
        await others_move(clock)
        if session.table.status.is_over:
            break
        await local.until(partial(is_on, person, message, text("lesson-step", step=place(session), steps=STEPS)))
    return now(person, message)


def place(session: Session) -> int:
    """Return the number of the step that the player is at."""
    return 1 + steps_done(session.table)


def is_on(person: Person, message: RenderedMessage, heading: str) -> bool:
    """Tell whether a message shows this step, and wants it."""
    shown = now(person, message)
    return heading in shown.text and len(main_buttons(shown)) == 1


def own(bot: Uno, person: Person) -> Session:
    """Return the person's guided round."""
    session = bot.registry.private_of(person.id, LESSON)
    assert session is not None
    return session


@pytest.fixture(params=["server", "private messages", "where the bot is not"])
def there(request: pytest.FixtureRequest, channel: ChannelHandle, lodge: ChannelHandle, ann: Person) -> ChannelHandle:
    """Return where Ann asks for it."""
    return {"server": channel, "where the bot is not": lodge, "private messages": ann.dm}[request.param]


async def whole(
    bot: Uno, local: LocalDiscord, clock: FakeClock, person: Person, there: ChannelHandle
) -> tuple[RenderedMessage, list[str]]:
    """Press the whole round, always in one message; return that, and all that it said."""
    message = await begin(person, there)
    session = own(bot, person)
    said, last = [message.text], message
    for _ in range(STEPS):
        last = await go_on(bot, local, clock, person, message, 1)
        assert last.id == message.id
        said.append(last.text)
    assert session.table.decided
    assert session.table.playing.state.champions == (PLAYER,)
    assert [one for one in person.read(there) if not one.ephemeral] == []
    return last, said


def says_each_step(text: Text, said: list[str]) -> bool:
    """Tell whether each step's sentence was read, as far as it stands before the first card that it names."""
    facts = dict.fromkeys(("top", "colour", "card", "own", "wanted", "next", "accused"), "§")
    heads = (text.plain(f"lesson-{step.says}", **facts).split("§")[0] for step in SCRIPT.players)
    return all(any(head in one for one in said) for head in heads)


async def test_the_whole_round_is_pressed_in_one_message(
    bot: Uno, local: LocalDiscord, clock: FakeClock, there: ChannelHandle, ann: Person
) -> None:
    last, said = await whole(bot, local, clock, ann, there)
    assert says_each_step(ENGLISH, said)
    assert "You've got it!" in last.text
    again = await ann.press(last, ENGLISH("lesson-once-more"))
    assert ENGLISH("lesson-step", step=1, steps=STEPS) in told(again)


async def test_it_speaks_the_language_of_its_player(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, mei: Person
) -> None:
    last, said = await whole(bot, local, clock, mei, channel)
    assert says_each_step(text_for("zh-TW"), said)
    assert "你學會了" in last.text


async def test_what_the_lesson_does_not_want_is_answered_with_a_hint(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    message = await begin(ann, channel)
    session = own(bot, ann)
    hint = refusal_words(ENGLISH, "other_step")
    pressed = 0
    for _ in range(STEPS):
        wanted = main_buttons(now(ann, message))
        version = session.table.version
        for other in now(ann, message).buttons:
            if not other.disabled and other.custom_id not in wanted:
                answer = await ann.press(message, other.custom_id)
                assert hint in told(answer)
                assert answer.message is not None
                assert answer.message.id == message.id
                assert session.table.version == version
                assert main_buttons(answer.message) == wanted
                pressed += 1
        await go_on(bot, local, clock, ann, message, 1)
    assert session.table.decided
    assert pressed > STEPS


async def test_old_buttons_and_second_presses_show_the_step(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    message = await begin(ann, channel)
    session = own(bot, ann)
    (first,) = main_buttons(message)
    twice = await asyncio.gather(ann.press(message, first), ann.press(message, first))
    assert sum(session.table.answers == 1 + 1 for _ in twice) == len(twice)
    await others_move(clock)
    version = session.table.version
    old = await forge(ann, local, channel, first)
    assert refusal_words(ENGLISH, "stale") in told(old)
    assert ENGLISH("lesson-step", step=2, steps=STEPS) in told(old)
    for word in ("rematch", "start", "stop", "leave", "next", "kick A", "hand"):
        shown = await forge(ann, local, channel, custom_id(session.id, 0, word))
        assert ENGLISH("lesson-step", step=2, steps=STEPS) in told(shown), word
    assert session.table.version == version


async def test_it_goes_on_after_a_restart(
    online: Online, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    async with online() as bot:
        message = await go_on(bot, local, clock, ann, await begin(ann, channel), 4)
        game = own(bot, ann).id
        (wanted,) = main_buttons(message)
        await ann.press(message, wanted)  # and the others are about to answer
    async with online() as bot:
        assert own(bot, ann).id == game
        choice = await ann.slash(channel, "uno learn")
        assert choice.message is not None
        assert "step 6 of" in choice.message.text
        await others_move(clock)
        shown = await ann.press(choice.message, ENGLISH("lesson-go-on"))
        assert shown.message is not None
        await go_on(bot, local, clock, ann, shown.message, STEPS - 5)
        session = bot.registry.get(game)
        assert session is not None
        assert session.table.decided


async def test_it_goes_on_where_its_message_could_not_be_kept_up_to_date(
    online: Online, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    async with online(timing=replace(UNHURRIED, hand_lifetime=0.0)):
        message = await begin(ann, channel)
        await local.until(lambda: ENGLISH("hand-stale") in now(ann, message).text)
    async with online() as bot:
        shown = (await ann.press(message, ENGLISH("table-hand"))).message
        assert shown is not None
        assert shown.id == message.id
        await go_on(bot, local, clock, ann, shown, 2)
        assert place(own(bot, ann)) == 3


async def test_who_starts_over_has_one_round(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    message = await begin(ann, channel)
    first = own(bot, ann)
    await go_on(bot, local, clock, ann, message, 2)
    choice = (await ann.slash(ann.dm, "uno learn")).message
    assert choice is not None
    anew = await ann.press(choice, ENGLISH("lesson-anew"))
    assert ENGLISH("lesson-step", step=1, steps=STEPS) in told(anew)
    assert first.table.status is GameStatus.ENDED
    assert bot.registry.running() == [own(bot, ann)]
    await local.until(lambda: "is over" in now(ann, message).text)


async def test_a_table_in_the_same_channel_knows_nothing_of_it(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    message = await go_on(bot, local, clock, ann, await begin(ann, channel), 3)
    assert bot.registry.in_channel(channel.id) is None
    assert told(await ann.slash(channel, "uno hand")) == ENGLISH("answer-no-game")
    party = Party(bot, local, channel, ann, ben)
    await party.start(scoring="single")
    assert bot.registry.in_channel(channel.id) is not own(bot, ann)
    await go_on(bot, local, clock, ann, message, 2)
    await party.play()
    assert party.table.decided
    assert ENGLISH("lesson-step", step=6, steps=STEPS) in now(ann, message).text


async def test_nothing_of_it_is_counted_or_shown_again(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    await go_on(bot, local, clock, ann, await begin(ann, channel))
    (session,) = [one for one in (bot.registry.get(game) for game in await bot.store.read(all_games)) if one]
    assert session.table.decided
    await bot.housekeeping.count()
    assert await bot.store.read(number_of_ends) == 0
    assert told(await ann.slash(channel, "uno history")) == ENGLISH("history-none")
    assert told(await ann.slash(channel, "uno replay", game=session.id)) == refusal_words(ENGLISH, "unknown_game")
    assert bot.registry.unrated() == []


async def all_games(connection: ReadConnection) -> list[str]:
    return list(await connection.scalars(select(stored_games.c.id)))


async def number_of_ends(connection: ReadConnection) -> int:
    return await connection.scalar(select(func.count()).select_from(ends)) or 0


async def test_who_is_forgotten_in_the_middle_leaves_nothing(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    message = await go_on(bot, local, clock, ann, await begin(ann, channel), 3)
    await forget_me(ann, channel)
    assert await bot.store.read(all_games) == []
    assert bot.registry.running() == []
    await clock.advance(60)
    gone = await ann.press(message, main_buttons(now(ann, message))[0])
    assert told(gone) == ENGLISH("answer-gone")


async def test_another_user_presses_nothing_in_it(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    message = await begin(ann, channel)
    version = own(bot, ann).table.version
    refused = await forge(ben, local, channel, main_buttons(message)[0])
    assert told(refused) == ENGLISH("answer-elsewhere")
    assert own(bot, ann).table.version == version


async def test_the_help_leads_to_it(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    page = (await ann.slash(channel, "uno help")).message
    assert page is not None
    begun = await ann.press(page, ENGLISH("lesson-try"))
    assert ENGLISH("lesson-step", step=1, steps=STEPS) in told(begun)
    assert bot.registry.running() == [own(bot, ann)]
