"""`/uno puzzle`, pressed as users do: tried once for the rating, nobody's game, gone when its players say so."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.screens.codec import parse
from bot.screens.pages.me import VISIBILITY
from bot.sessions.puzzle_making import PuzzleMaking
from bot.sessions.puzzles import Puzzles
from bot.sessions.shipped_puzzles import shipped_puzzles
from bot.store.puzzles import puzzle_rating
from bot.store.rating import Rating
from bot.text import text_for
from tests.cogs.test_channels import told
from tests.cogs.test_installs import lodge
from tests.cogs.test_places import forge
from tests.discord_api.bodies import check
from tests.house import Online
from tests.party import forget_me
from tests.puzzling import BEST, STEP, WORSE, a_decision, keep_game, keep_reviewed, prove_at_once
from tests.screens.reading import GALLERY, ROW

__all__ = ["lodge"]

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
START = Rating().number
GAME = "Zz_game-42"


@pytest.fixture
def zoe(local: LocalDiscord, house: GuildHandle) -> Person:
    """She played the game of the puzzle, in seat C."""
    return local.person("Zoe", house)


async def pose(bot: Uno, channel: ChannelHandle, ben: Person, zoe: Person) -> None:
    """Have a puzzle made of a game of Ben's and Zoe's, and no other be there."""
    bot.puzzles = Puzzles(bot.store, bot.clock, {})
    now = datetime.now(UTC)
    place = {"guild": channel.guild.id if channel.guild else 0, "channel": channel.id}
    await keep_game(bot.store, GAME, [ben.id, None, zoe.id, None], now, **place)
    await keep_reviewed(bot.store, GAME, now, [a_decision(STEP, (BEST, 0.5), (WORSE, 0.2), given=1)])
    making = PuzzleMaking(bot.store, bot.clock, prove_at_once, bot.registry.has)
    assert await making.make() == 1


async def ask(person: Person, where: ChannelHandle, **options: str) -> RenderedMessage:
    """Ask for a puzzle."""
    answer = await person.slash(where, "uno puzzle", **options)
    assert answer.message is not None
    assert answer.ephemeral
    return answer.message


def what(message: RenderedMessage, answer: str) -> str:
    """Return the `custom_id` of the button that gives this answer."""
    return next(button.custom_id for button in message.buttons if button.custom_id.endswith(f" {answer}"))


def shown(answer: Response) -> RenderedMessage:
    """Return the message that answers."""
    assert answer.message is not None
    return answer.message


@pytest.fixture(params=["server", "private messages", "where the bot is not"])
def there(request: pytest.FixtureRequest, channel: ChannelHandle, lodge: ChannelHandle, ann: Person) -> ChannelHandle:
    """Return where Ann asks for it."""
    return {"server": channel, "where the bot is not": lodge, "private messages": ann.dm}[request.param]


async def test_one_after_another_anywhere(bot: Uno, local: LocalDiscord, there: ChannelHandle, ann: Person) -> None:
    message = await ask(ann, there, edition="classic")
    seen = set()
    for _ in range(3):
        assert ENGLISH("puzzle-asks") in message.text
        press = parse(message.buttons[0].custom_id)
        assert press is not None
        seen.add(press.words[2])
        answered = shown(await ann.press(message, message.buttons[0].custom_id))
        assert answered.id == message.id
        assert "Your puzzle rating:" in answered.text
        message = shown(await ann.press(answered, ENGLISH("puzzle-next")))
        assert message.id == answered.id
    assert len(seen) == 3
    assert {shipped_puzzles()[one].record.edition for one in seen} == {"classic"}
    assert (await bot.store.read(puzzle_rating, ann.id)).tries == 3
    assert [one for one in ann.read(there) if not one.ephemeral] == []
    assert check(local.calls) > 6


async def test_right_and_wrong(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person, zoe: Person
) -> None:
    await pose(bot, channel, ben, zoe)
    message = await ask(ann, channel)
    answered = shown(await ann.press(message, what(message, BEST)))
    assert ENGLISH("puzzle-right") in answered.text
    after = (await bot.store.read(puzzle_rating, ann.id)).rating.number
    assert after > START
    assert ENGLISH("puzzle-rating", before=START, after=after) in answered.text
    assert ENGLISH("puzzle-level", rating=START) in answered.text
    message = await ask(mei, channel)
    assert CHINESE("puzzle-asks") in message.text
    answered = shown(await mei.press(message, what(message, WORSE)))
    assert CHINESE("puzzle-wrong") in answered.text
    after = (await bot.store.read(puzzle_rating, mei.id)).rating.number
    assert after < START
    assert CHINESE("puzzle-rating", before=START, after=after) in answered.text
    page = told(await mei.slash(channel, "uno me"))
    assert CHINESE("me-puzzles", rating=after, solved=0, tries=1) in page


async def test_nothing_tells_whose_game_it_was(
    bot: Uno, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person, zoe: Person
) -> None:
    await pose(bot, channel, ben, zoe)
    message = await ask(ann, house.create_text_channel("elsewhere"))
    answered = shown(await ann.press(message, what(message, BEST)))
    for seen in (message, answered):
        everything = json.dumps(seen.payload["components"], ensure_ascii=False)
        guild = "" if channel.guild is None else str(channel.guild.id)
        for secret in (GAME, "Name of", ben.name, zoe.name, str(ben.id), str(zoe.id), str(channel.id), guild):
            assert secret
            assert secret not in everything
        assert "Player 1" in everything
        assert ENGLISH("puzzle-game") not in {button.label for button in seen.buttons}


async def test_who_played_is_led_to_their_game(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ben: Person, zoe: Person
) -> None:
    await pose(bot, channel, ben, zoe)
    message = await ask(zoe, channel)
    answered = shown(await zoe.press(message, what(message, WORSE)))
    replay = shown(await zoe.press(answered, ENGLISH("puzzle-game")))
    assert ENGLISH("replay-step", step=STEP, steps=STEP + 1, game=GAME) in replay.text
    elsewhere = local.guild("Elsewhere")
    ben.join(elsewhere)
    away = elsewhere.create_text_channel("uno")
    message = await ask(ben, away)
    answered = shown(await ben.press(message, what(message, WORSE)))
    assert ENGLISH("puzzle-game") not in {button.label for button in answered.buttons}


async def test_pressing_twice_counts_once(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, zoe: Person
) -> None:
    await pose(bot, channel, ben, zoe)
    message = await ask(ann, channel)
    presses = [what(message, answer) for answer in (WORSE, BEST)]
    both = await asyncio.gather(*(ann.press(message, press) for press in presses))
    assert (await bot.store.read(puzzle_rating, ann.id)).tries == 1
    both = [*both, await forge(ann, local, channel, presses[1])]
    says = {ENGLISH("puzzle-right") in shown(one).text for one in both}
    assert len(says) == 1, "all say what came of the first"
    again = await ask(ann, channel)
    assert ENGLISH("puzzle-counts-once") in again.text
    repeated = shown(await ann.press(again, what(again, BEST)))
    assert ENGLISH("puzzle-right") in repeated.text
    assert ENGLISH("puzzle-counts-once") in repeated.text
    assert (await bot.store.read(puzzle_rating, ann.id)).tries == 1


async def test_another_who_presses_it_answers_for_themselves(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, zoe: Person
) -> None:
    await pose(bot, channel, ben, zoe)
    message = await ask(ann, channel)
    answer = await forge(ben, local, channel, what(message, BEST))
    assert ENGLISH("puzzle-right") in told(answer)
    assert (await bot.store.read(puzzle_rating, ann.id)).tries == 0
    assert (await bot.store.read(puzzle_rating, ben.id)).tries == 1


async def test_nothing_is_lost_by_a_restart(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person
) -> None:
    async with online():
        message = await ask(ann, channel)
    async with online() as bot:
        answered = shown(await ann.press(message, message.buttons[0].custom_id))
        rating = (await bot.store.read(puzzle_rating, ann.id)).rating.number
        assert ENGLISH("puzzle-rating", before=START, after=rating) in answered.text
    async with online() as bot:
        again = told(await forge(ann, local, channel, message.buttons[0].custom_id))
        assert ENGLISH("puzzle-rating", before=START, after=rating) in again
        assert (await bot.store.read(puzzle_rating, ann.id)).tries == 1
        assert shown(await ann.press(answered, ENGLISH("puzzle-next"))).id == message.id


async def test_who_opts_out_takes_it_away(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, zoe: Person
) -> None:
    await pose(bot, channel, ben, zoe)
    message = await ask(ann, channel)
    page = shown(await ben.slash(channel, "uno me"))
    await ben.press(page, ENGLISH(f"me-{VISIBILITY}-change", on="on"))
    assert told(await ann.press(message, what(message, BEST))) == ENGLISH("puzzle-gone")
    assert told(await ann.slash(channel, "uno puzzle")) == ENGLISH("puzzle-none")
    page = shown(await ben.slash(channel, "uno me"))
    await ben.press(page, ENGLISH(f"me-{VISIBILITY}-change", on="off"))
    message = await ask(ann, channel)
    await forget_me(zoe, channel)
    assert told(await ann.press(message, what(message, BEST))) == ENGLISH("puzzle-gone")
    assert told(await ann.slash(channel, "uno puzzle")) == ENGLISH("puzzle-none")
    assert (await bot.store.read(puzzle_rating, ann.id)).tries == 0


async def test_what_is_no_answer_any_more(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person) -> None:
    for words in ("try any nowhere play r7", "try any", "own", "own play r7"):
        answer = told(await forge(ann, local, channel, f"uno::0:puzzle {words}"))
        gone = {"try any nowhere play r7": "puzzle-gone", "try any": "puzzle-asks"}.get(words, "puzzle-no-mistake")
        assert ENGLISH(gone) in answer


async def test_a_mistake_of_ones_own_once_more(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, zoe: Person
) -> None:
    await pose(bot, channel, ben, zoe)
    pressed = f"uno:{GAME}:{STEP}:puzzle own"
    answer = await forge(zoe, local, channel, pressed)
    message = shown(answer)
    assert ENGLISH("puzzle-own-heading") in message.text
    answered = shown(await zoe.press(message, what(message, BEST)))
    assert ENGLISH("puzzle-right") in answered.text
    assert {button.label for button in answered.buttons} == {ENGLISH("puzzle-game")}
    assert (await bot.store.read(puzzle_rating, zoe.id)).tries == 0
    for other in (ann, ben):
        assert told(await forge(other, local, channel, pressed)) == ENGLISH("puzzle-no-mistake")


async def test_by_ear_the_pictures_come_last(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    page = shown(await ann.slash(channel, "uno me"))
    await ann.press(page, ENGLISH("me-ear-change", on="off"))
    message = await ask(ann, channel)
    (frame,) = message.payload["components"]
    kinds = [part["type"] for part in frame["components"]]
    assert kinds.index(GALLERY) > len(kinds) - kinds[::-1].index(ROW) - 1
