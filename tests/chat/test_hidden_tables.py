"""A table that may not be shown: it is said once, the game goes on from the hands, and the table comes back."""

from collections.abc import Callable
from functools import partial

import discord
import pytest
from simcord import ChannelHandle, GuildHandle
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.chat.client import Uno
from bot.chat.hidden_tables import TRY_AGAIN_AFTER
from bot.config import Settings
from bot.playground import LocalDiscord, Person
from bot.sessions.guild_settings import GuildSettings, keep_settings
from bot.store.store import Store
from bot.text import text_for
from tests.clock import FakeClock
from tests.house import Online
from tests.party import playing

ENGLISH = text_for("en-US")
EDIT = "PATCH /channels/*"


def deny(local: LocalDiscord, place: int, **permissions: bool) -> None:
    """Deny the bot these permissions in a channel; all that were denied before are given back."""
    denied = discord.Permissions(**permissions).value
    overwrite = Overwrite(local.backend.bot_user.id, OverwriteType.MEMBER, 0, denied)
    local.backend.set_overwrite(local.backend.get_channel(place).permission_channel_id(), overwrite)


def set_thread(local: LocalDiscord, thread: int, **changes: bool) -> None:
    local.backend.edit_channel(thread, {}, thread_metadata=changes)


def lock(status: int, *, locked: bool) -> Callable[[LocalDiscord, int], None]:
    def change(local: LocalDiscord, thread: int) -> None:
        local.backend.places.locked_status = status
        deny(local, thread, manage_threads=True)
        set_thread(local, thread, locked=locked)

    return change


def membership(local: LocalDiscord, thread: int, *, joins: bool) -> None:
    bot_id = local.backend.bot_user.id
    deny(local, thread, manage_threads=True)
    (local.backend.add_thread_member if joins else local.backend.remove_thread_member)(thread, bot_id)


def view(local: LocalDiscord, thread: int, *, may: bool) -> None:
    deny(local, thread, view_channel=not may)


Change = Callable[[LocalDiscord, int], None]
CASES: dict[str, tuple[Change, Change]] = {
    "unseen": (partial(view, may=False), partial(view, may=True)),
    "locked 400": (lock(400, locked=True), lock(400, locked=False)),
    "locked 403": (lock(403, locked=True), lock(403, locked=False)),
    "unseen thread": (partial(membership, joins=False), partial(membership, joins=True)),
}


@pytest.mark.parametrize("case", CASES)
async def test_it_is_said_once_and_comes_back(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, case: str
) -> None:
    thread = local.backend.create_thread(channel.id, "Round", ann.id, type=ChannelType.PRIVATE_THREAD)
    for member in (local.backend.bot_user.id, ben.id):
        local.backend.add_thread_member(thread.id, member)
    party = await playing(bot, local, local.channel(thread.id), ann, ben)
    await party.told()
    hide, show = CASES[case]
    hide(local, thread.id)
    local.calls.clear()
    await party.move()
    await local.until(lambda: [call for call in local.calls.of(EDIT) if call.status])
    (refused,) = local.calls.of(EDIT)
    assert refused.status in (400, 403)
    words = ENGLISH("answer-table-hidden", why=case.split(maxsplit=1)[0])
    heard = [await person.slash(party.channel, "uno hand") for person in (ann, ben, ann)]
    assert [words in answer.message.text for answer in heard if answer.message is not None] == [True, False, False]
    await party.move()
    await bot.presenter.tables._message_of(party.session).refresh.done()
    assert len(local.calls.of(EDIT)) == 1  # it is not asked again for what is refused
    show(local, thread.id)
    await party.told()
    assert local.calls.of(EDIT)[-1].status == 200


async def test_it_is_tried_again_after_a_while(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, clock: FakeClock
) -> None:
    party = await playing(bot, local, channel, ann, ben)
    await party.told()
    local.calls.clear()
    local.inject(EDIT, 403, code=50013)
    await party.move()
    refresh = bot.presenter.tables._message_of(party.session).refresh
    await local.until(lambda: bot.presenter.tables.hidden.is_hidden(party.session))
    clock.pass_by(TRY_AGAIN_AFTER.total_seconds())
    await party.move()
    await refresh.done()
    assert [call.status for call in local.calls.of(EDIT)] == [403, 200]


async def test_what_a_place_lacks_is_said_before_a_lobby_opens(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    async def said(place: int, person: Person = ann) -> str:
        answer = await person.slash(local.channel(place), "uno new")
        assert answer.ephemeral
        assert answer.message is not None
        assert bot.registry.in_channel(place) is None
        return answer.message.text

    voice = house.create_voice_channel("Talk")
    deny(local, voice.id, connect=True)
    assert (await said(voice.id)).endswith("- Connect")
    deny(local, channel.id, manage_threads=True)
    thread = ann.open_thread(channel, "Round")
    set_thread(local, thread.id, locked=True)
    assert await said(thread.id) == ENGLISH("answer-thread-locked")
    secret = local.backend.create_thread(channel.id, "Secret", ann.id, type=ChannelType.PRIVATE_THREAD)
    local.backend.add_thread_member(secret.id, mei.id)
    asked = f"<@{bot.application_id}>"
    assert await said(secret.id) == ENGLISH("answer-thread-private", bot=asked)
    assert await said(secret.id, mei) == text_for("zh-TW")("answer-thread-private", bot=asked)
    local.backend.add_thread_member(secret.id, local.backend.bot_user.id)
    await ann.slash(local.channel(secret.id), "uno new")
    assert bot.registry.in_channel(secret.id) is not None


async def test_while_the_server_is_unavailable(
    online: Online, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, settings: Settings
) -> None:
    """Neither seems the role gone, nor the channel; who may open a lobby may, by what the interaction itself tells."""
    role, boss = house.create_role("players"), local.person("Boss")
    boss.join(house, house.create_role("managers", permissions=discord.Permissions(manage_guild=True)))
    player, other = local.person("Player"), local.person("Other")
    player.join(house, role)
    other.join(house)
    async with await Store.open(settings.database_url, to_run_games=False) as store:
        await keep_settings(store, house.id, GuildSettings(hosts=role.id, channels=(channel.id,)))
    local.withhold(house)
    async with online() as bot:
        screen = (await boss.slash(channel, "uno-settings")).message
        assert screen is not None
        assert "⚠️" not in screen.text
        refused = (await other.slash(channel, "uno new")).message
        assert refused is not None
        assert refused.text == ENGLISH("settings-only-role", role=role.mention)
        await player.slash(channel, "uno new")
        assert bot.registry.in_channel(channel.id) is not None
        local.release(house)
        elsewhere = (await player.slash(house.create_text_channel("there"), "uno new")).message
        assert elsewhere is not None
        assert elsewhere.text == ENGLISH("settings-not-here", channels=channel.mention)
