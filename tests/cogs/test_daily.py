"""The deal of the day, as users press it: one try, its result, the board of the day, what is shared, and the record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.rules.chance import seal
from bot.rules.cli.verify import verify
from bot.screens.codec import Press
from bot.screens.game.private import happened
from bot.sessions import daily
from bot.sessions.session import Session
from bot.store import daily as stored
from bot.store.games import GameStatus
from bot.text import Text, text_for
from tests.clock import FakeClock
from tests.cogs.test_channels import told
from tests.cogs.test_installs import lodge
from tests.cogs.test_learn import now
from tests.cogs.test_places import forge
from tests.cogs.test_sharing import share_button
from tests.house import Online
from tests.party import WISHES, forget_me, presses

__all__ = ["lodge"]

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
SECRET = bytes(32)
MORNING = datetime(2026, 2, 3, 9, tzinfo=UTC)
DAY = daily.day_at(MORNING)
SEED = daily.seed_of(SECRET, DAY)


@pytest.fixture
def clock() -> FakeClock:
    """The clock that the bot goes by: a day of Classic."""
    return FakeClock(MORNING)


@pytest.fixture
async def bot(online: Online, channel: ChannelHandle) -> AsyncIterator[Uno]:
    async with online() as bot:
        await keep_secret(bot)
        yield bot


async def keep_secret(bot: Uno) -> None:
    """Have the deals of all days be the same at every run."""
    await bot.store.save(stored.SaveSecret(SECRET.hex()))


async def ask(person: Person, place: ChannelHandle) -> RenderedMessage:
    """Ask for the deal of the day."""
    answer = await person.slash(place, "uno daily")
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


async def begin(person: Person, place: ChannelHandle) -> RenderedMessage:
    """Have it dealt."""
    page = await ask(person, place)
    answer = await person.press(page, text_for(person.locale)("daily-play"))
    assert answer.message is not None
    assert answer.message.id == page.id
    return answer.message


def own(bot: Uno, person: Person) -> Session:
    """Return the person's deal of the day."""
    session = bot.registry.private_of(person.id, daily.kind_of(DAY))
    assert session is not None
    return session


def wish(seen: RenderedMessage) -> Press | None:
    """Return what is pressed: always the same on the same screen."""
    offered = presses(seen)
    return next((press for wished in WISHES for press in offered if press.what.startswith(wished)), None)


async def play(
    local: LocalDiscord, clock: FakeClock, person: Person, session: Session, message: RenderedMessage, most: int = 1000
) -> RenderedMessage:
    """Press the best that stands there, so often or to the end; the computers answer in between, in one message."""
    while most and not session.table.playing.state.over:
        table = session.table
        if table.asked != daily.PLAYER:
            await clock.advance(1.5)
            continue
        await local.until(lambda: _is_shown(person, message, session))
        press = wish(now(person, message)) or next(one for one in presses(now(person, message)) if one.verb == "draw")
        await person.press(message, press.custom_id)
        most -= 1
    return now(person, message)


def _is_shown(person: Person, message: RenderedMessage, session: Session) -> bool:
    """Tell whether a message offers answers to the open question."""
    return any(one.number == session.table.number for one in presses(now(person, message)))


async def whole(
    bot: Uno, local: LocalDiscord, clock: FakeClock, person: Person, place: ChannelHandle
) -> RenderedMessage:
    """Play the deal of the day; return its end, once it says how the result stands."""
    message = await begin(person, place)
    session = own(bot, person)
    await play(local, clock, person, session, message)
    await local.until(lambda: session.table.daily is not None)
    text = text_for(person.locale)
    await local.until(lambda: text("daily-line-streak", days=1) in now(person, message).text)
    return now(person, message)


def outcome(session: Session, text: Text) -> str:
    """Return what the line to share says of a result."""
    result = daily.result_of(session.table)
    assert result is not None
    if result.won:
        return text("daily-line-won", points=text("table-points", count=result.points))
    return text("daily-line-lost", cards=text("table-cards", count=result.cards))


def says_no_card(line: str, bot: Uno, session: Session) -> bool:
    """Tell whether a line says neither cards nor who else sits there."""
    assert session.table.game is not None
    names = [seat.name for seat in session.table.seats]
    return not any(word in line for word in (*names, SEED.hex(), "Draw", "Wild", "Red", "Blue", "Green", "Yellow"))


async def test_the_page_says_what_it_is_and_shows_the_seal_alone(
    bot: Uno, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    page = await ask(ann, channel)
    assert "2026-02-03" in page.text
    assert seal(SEED) in page.text
    assert SEED.hex() not in page.text
    next_deal = int(daily.ends_at(DAY).timestamp())
    assert f"<t:{next_deal}:R>" in page.text
    yesterday = daily.seed_of(SECRET, DAY - daily.ONE_DAY)
    assert ENGLISH("daily-seed-before", seed=yesterday.hex()) in page.text
    assert CHINESE("daily-says") in (await ask(mei, channel)).text
    assert bot.registry.running() == []


@pytest.fixture(params=["server", "private messages", "where the bot is not"])
def there(request: pytest.FixtureRequest, channel: ChannelHandle, lodge: ChannelHandle, ann: Person) -> ChannelHandle:
    """Return where Ann asks for it."""
    return {"server": channel, "where the bot is not": lodge, "private messages": ann.dm}[request.param]


async def test_it_is_played_in_one_message_wherever_it_is_asked_for(
    bot: Uno, local: LocalDiscord, clock: FakeClock, there: ChannelHandle, ann: Person
) -> None:
    end = await whole(bot, local, clock, ann, there)
    (session,) = [one for one in bot.registry._by_id.values() if one.table.private]
    assert outcome(session, ENGLISH) in end.text
    assert happened(session.table, daily.PLAYER, ENGLISH) in end.text.replace("> ", "")
    assert seal(SEED) in end.text
    assert SEED.hex() not in end.text
    assert [one for one in ann.read(there) if not one.ephemeral] == []
    where = "daily-place-server" if session.table.guild_id else "daily-place-everywhere"
    assert ENGLISH(where, rank=1, total=1) in end.text


async def test_the_second_time_shows_the_first(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, lodge: ChannelHandle, ann: Person
) -> None:
    message = await begin(ann, channel)
    session = own(bot, ann)
    await play(local, clock, ann, session, message, 2)
    for place in (channel, ann.dm, lodge):
        assert "Deal of the day" in (await ask(ann, place)).text
        assert bot.registry.running() == [session]
    old = await forge(ann, local, channel, "uno::0:daily play")
    assert old.message is not None
    assert bot.registry.running() == [session]
    await play(local, clock, ann, session, old.message)
    for place in (channel, ann.dm, lodge):
        assert outcome(session, ENGLISH) in (await ask(ann, place)).text
    again = await forge(ann, local, channel, "uno::0:daily play")
    assert outcome(session, ENGLISH) in told(again)
    assert bot.registry.running() == []


async def test_two_presses_at_once_deal_once(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    page = await ask(ann, channel)
    play_now = ENGLISH("daily-play")
    await asyncio.gather(ann.press(page, play_now), ann.press(page, play_now))
    assert bot.registry.running() == [own(bot, ann)]
    assert own(bot, ann).table.status is GameStatus.PLAYING


async def test_it_goes_on_after_a_restart(
    online: Online, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        await keep_secret(bot)
        await whole(bot, local, clock, ben, channel)
        message = await begin(ann, channel)
        await play(local, clock, ann, own(bot, ann), message, 2)
    async with online() as bot:
        session = own(bot, ann)
        message = await ask(ann, channel)
        await play(local, clock, ann, session, message)
        results = [await bot.store.read(stored.result_of, who.id, daily.number_of(DAY)) for who in (ann, ben)]
        first, second = ((one.points, one.cards, one.won) for one in results if one is not None)
        assert first == second


async def shared(person: Person, page: RenderedMessage) -> RenderedMessage:
    """Show everyone this page."""
    pressed = share_button(page)
    assert pressed is not None
    answer = await person.press(page, pressed)
    assert not answer.ephemeral
    assert answer.message is not None
    return answer.message


async def test_what_is_shared_gives_nothing_away(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    end = await whole(bot, local, clock, ann, channel)
    session = [one for one in bot.registry._by_id.values() if one.table.private][0]  # noqa: RUF015
    line = next(line for line in end.text.splitlines() if line.startswith("UNO daily"))
    assert outcome(session, ENGLISH) in line
    assert says_no_card(line, bot, session)
    everyone = await shared(ann, end)  # with the accuracy, if that is reckoned by now
    assert outcome(session, ENGLISH) in everyone.text
    assert "UNO daily 2026-02-03 · Classic" in everyone.text
    assert "Ann" in everyone.text
    assert seal(SEED) not in everyone.text
    pressed = await mei.press(everyone, ENGLISH("daily-board"))
    assert pressed.ephemeral
    assert CHINESE("daily-board-says") in told(pressed)


async def test_the_board_of_the_day_has_those_who_played_there(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    end = await whole(bot, local, clock, ann, channel)
    await whole(bot, local, clock, ben, ben.dm)
    board = (await ann.press(end, ENGLISH("daily-board"))).message
    assert board is not None
    assert "**Ann**" in board.text
    assert "**Ben**" not in board.text
    assert ENGLISH("daily-board-own", rank=1, total=1) in board.text
    everywhere = await ann.press(board, ENGLISH("board-scope-everywhere"))
    assert "**Ben**" in told(everywhere)
    await hide(ben, channel)
    hidden = await ann.press(board, ENGLISH("board-scope-everywhere"))
    assert "**Ben**" not in told(hidden)
    bens = await ask(ben, ben.dm)
    assert ENGLISH("daily-board-own", rank=1, total=1) in told(await ben.press(bens, ENGLISH("daily-board")))
    everyone = await shared(ann, now(ann, board))
    assert "**You" not in everyone.text
    assert told(await forge(ann, local, channel, "uno::9:daily board 20260203 here")) == ENGLISH(
        "board-no-page", page=9, pages=1
    )


async def hide(person: Person, channel: ChannelHandle) -> None:
    """Choose not to be shown on other servers."""
    page = (await person.slash(channel, "uno me")).message
    assert page is not None
    await person.press(page, ENGLISH("me-visibility-change", on="on"))


async def test_the_seed_is_shown_a_day_later_and_the_record_can_be_checked(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person, ben: Person, tmp_path: Path
) -> None:
    await whole(bot, local, clock, ann, channel)
    early = await forge(ann, local, channel, f"uno::0:daily record {daily.number_of(DAY)}")
    assert told(early) == ENGLISH("daily-none")
    clock.pass_by((daily.closes_at(DAY) - clock.now()).total_seconds() - 1)
    assert SEED.hex() not in (await ask(ann, channel)).text
    clock.pass_by(2)
    page = await ask(ann, channel)
    assert ENGLISH("daily-seed-before", seed=SEED.hex()) in page.text
    result = (await ann.press(page, ENGLISH("daily-yesterday"))).message
    assert result is not None
    assert ENGLISH("daily-seed", seed=SEED.hex()) in result.text
    record = await ann.press(result, ENGLISH("log-record"))
    assert record.message is not None
    (file,) = record.message.payload["attachments"]
    path = tmp_path / file["filename"]
    path.write_bytes(local.backend.cdn.get(file["url"]) or b"")
    assert f"seal {seal(SEED)}" in path.read_text()
    assert verify(path)
    nothing = await forge(ben, local, channel, f"uno::0:daily record {daily.number_of(DAY)}")
    assert told(nothing) == ENGLISH("daily-none")


async def test_the_day_after_it_is_reviewed_by_its_player_alone(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    end = await whole(bot, local, clock, ann, channel)
    await local.until(lambda: "accuracy" in now(ann, end).text)
    result = await bot.store.read(stored.result_of, ann.id, daily.number_of(DAY))
    assert result is not None
    game = result.game_id
    assert ENGLISH("review-button") not in [one.label for one in now(ann, end).buttons]
    for early in ("review", "replay own first", "log", "record"):
        assert told(await forge(ann, local, channel, f"uno:{game}:0:{early}")) == ENGLISH("refused-unknown-game")
    own_mistake = await forge(ann, local, channel, f"uno:{game}:1:puzzle own draw")
    assert told(own_mistake) == ENGLISH("puzzle-no-mistake")
    clock.pass_by((daily.closes_at(DAY) - clock.now()).total_seconds())
    yesterday = (await ann.press(await ask(ann, ann.dm), ENGLISH("daily-yesterday"))).message
    assert yesterday is not None
    review = (await ann.press(yesterday, ENGLISH("review-button"))).message
    assert review is not None
    assert "At the deal: 25%, the same for everyone" in review.text
    assert ENGLISH("share-everyone") not in [one.label for one in review.buttons]
    replay = (await ann.press(review, ENGLISH("end-replay"))).message
    assert replay is not None
    assert "Chance to win here: " in replay.text
    on_server = await forge(ann, local, channel, f"uno:{game}:0:review")
    assert "At the deal: 25%" in told(on_server)
    for what in ("review", "replay own first", "log", "record"):
        assert told(await forge(ben, local, channel, f"uno:{game}:0:{what}")) == ENGLISH("refused-unknown-game")
        assert told(await forge(ben, local, ben.dm, f"uno:{game}:0:{what}")) == ENGLISH("replay-own-only")
    for page in ("review", "replay own here"):
        shown = await forge(ann, local, channel, f"uno:{game}:0:share {page}")
        assert told(shown) == ENGLISH("share-unseen")


async def test_yesterdays_may_be_finished_and_todays_is_another(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    message = await begin(ann, channel)
    session = own(bot, ann)
    await play(local, clock, ann, session, message, 1)
    clock.pass_by((daily.ends_at(DAY) - clock.now()).total_seconds() + 60)
    assert "2026-02-03" in (await ask(ann, channel)).text
    await play(local, clock, ann, session, await ask(ann, channel))
    assert "2026-02-04" in (await ask(ann, channel)).text
    assert ENGLISH("daily-play") in [one.label for one in (await ask(ann, channel)).buttons]


async def test_what_is_not_finished_is_closed(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    message = await begin(ann, channel)
    session = own(bot, ann)
    await play(local, clock, ann, session, message, 1)
    await clock.advance((daily.closes_at(DAY) - clock.now()).total_seconds() + 1)
    assert session.table.status is GameStatus.ENDED
    await local.until(lambda: ENGLISH("daily-over") in now(ann, message).text)
    fresh = await ann.press(message, ENGLISH("daily-again"))
    assert "2026-02-04" in told(fresh)


async def test_a_streak_grows_by_the_day(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    session = None
    for days in range(1, 3):
        message = await begin(ann, channel)
        session = bot.registry.private_of(ann.id, daily.kind_of(daily.day_at(clock.now())))
        assert session is not None
        await play(local, clock, ann, session, message)
        assert ENGLISH("daily-line-streak", days=days) in (await ask(ann, channel)).text
        clock.pass_by(timedelta(days=1).total_seconds())


async def test_who_is_forgotten_is_on_no_board(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    await whole(bot, local, clock, ann, channel)
    await forget_me(ann, channel)
    board = await forge(ben, local, channel, f"uno::1:daily board {daily.number_of(DAY)} here")
    assert ENGLISH("daily-board-empty") in told(board)


async def test_it_speaks_the_language_of_its_player(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, mei: Person
) -> None:
    end = await whole(bot, local, clock, mei, channel)
    assert CHINESE("daily-streak", days=1) in end.text
    assert CHINESE("daily-copy") in end.text


@pytest.mark.parametrize(
    "what", ["daily", "daily result", "daily result 99", "daily board x y", "daily record 1", "daily sing"]
)
async def test_forged_presses_are_answered(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, what: str
) -> None:
    answer: Response = await forge(ann, local, channel, f"uno::0:{what}")
    assert told(answer)
    shared_to_all = await forge(ann, local, channel, f"uno::0:share {what}")
    assert shared_to_all.message is not None


@pytest.mark.parametrize("days", range(len(daily.ROTATION)))
async def test_each_edition_is_played_to_its_end(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person, days: int
) -> None:
    clock.pass_by(timedelta(days=days).total_seconds())
    day = daily.day_at(clock.now())
    message = await begin(ann, channel)
    assert day.isoformat() in message.text
    session = bot.registry.private_of(ann.id, daily.kind_of(day))
    assert session is not None
    await play(local, clock, ann, session, message)
    page = await ask(ann, channel)
    assert f"UNO daily {day.isoformat()}" in page.text


async def test_accuracy_comes_later_and_is_on_the_board(
    bot: Uno, local: LocalDiscord, clock: FakeClock, channel: ChannelHandle, ann: Person
) -> None:
    end = await whole(bot, local, clock, ann, channel)
    await local.until(lambda: "accuracy" in now(ann, end).text)
    result = await bot.store.read(stored.result_of, ann.id, daily.number_of(DAY))
    assert result is not None
    assert result.accuracy is not None
    says = ENGLISH("daily-accuracy", percent=result.accuracy)
    assert says in now(ann, end).text
    assert says in told(await ann.press(now(ann, end), ENGLISH("daily-board")))
