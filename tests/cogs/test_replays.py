"""`/uno replay` and records: whatever is over on this server, and nothing else."""

from pathlib import Path

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.rules.cli.commands import main as rules
from bot.screens.words import refusal_words
from bot.text import text_for
from tests.discord_api.bodies import check
from tests.house import Online
from tests.party import Party, pressable

ENGLISH = text_for("en-US")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person) -> Party:
    """A match that was played to its end."""
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition="bts", scoring="points", target=60)
    await party.play()
    await party.told()
    return party


async def test_from_the_end_to_every_step(party: Party, local: LocalDiscord, mei: Person) -> None:
    """She played, so she sees it as she saw it; each press shows it in the same message."""
    answer = await party.press(mei, "replay own first")
    assert answer.ephemeral
    assert answer.message is not None
    screen = answer.message
    assert "第 1 步" in screen.text
    assert "**小美 的手牌**" in screen.text
    for way, step in (("on", 2), ("on", 3), ("back", 2), ("last", None), ("first", 1)):
        press = pressable(answer.message, f"replay C {way}") or pressable(answer.message, f"replay A {way}")
        assert press is not None
        answer = await mei.press(answer.message, press.custom_id)
        assert answer.message is not None
        assert answer.message.id == screen.id
        assert step is None or f"第 {step} 步" in answer.message.text
    answer = await mei.choose(screen, "攤開所有手牌")
    assert answer.message is not None
    assert all(f"**{name}** · 7" in answer.message.text for name in ("Ann", "Ben", "小美"))
    assert check(local.calls) > 20


async def test_the_record_verifies(party: Party, tmp_path: Path, ben: Person, local: LocalDiscord) -> None:
    answer = await party.record(ben)
    assert answer.ephemeral
    assert answer.message is not None
    (file,) = answer.message.payload["attachments"]
    content = local.backend.cdn.get(file["url"])
    assert content is not None
    path = tmp_path / file["filename"]
    path.write_bytes(content)
    assert rules(["verify", str(path)]) == 0
    path.write_bytes(content.replace(b" play ", b" lay ", 1))
    assert rules(["verify", str(path)]) == 1


async def test_another_who_did_not_play_types_its_id(
    party: Party, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle
) -> None:
    eve = local.person("Eve", house)
    answer = await eve.slash(channel, "uno replay", game=f" {party.session.id} ")
    assert answer.ephemeral
    assert answer.message is not None
    assert "step 1 of" in answer.message.text
    assert all(f"**{name}** · 7 cards" in answer.message.text for name in ("Ann", "Ben", "小美"))


async def test_buttons_outlive_a_restart(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.play()
        await party.told()
        answer = await party.press(ann, "replay own first")
    async with online():
        assert answer.message is not None
        answer = await ann.press(answer.message, "Next")
        assert answer.message is not None
        assert "step 2 of" in answer.message.text


async def test_what_is_not_over_not_here_or_not_at_all(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start()
    elsewhere = local.guild("Elsewhere")
    ann.join(elsewhere)
    there = elsewhere.create_text_channel("uno")
    for where, game, code in (
        (channel, party.session.id, "still_running"),
        (there, party.session.id, "unknown_game"),
        (channel, "**ketchup**", "unknown_game"),
    ):
        answer = await ann.slash(where, "uno replay", game=game)
        assert answer.ephemeral
        assert answer.message is not None
        assert answer.message.text == refusal_words(ENGLISH, code)


async def test_a_stopped_game_can_be_seen_and_checked(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start()
    await party.play(until=lambda: party.moves >= 3)
    for person in (ann, ben):
        await person.slash(channel, "uno stop")
    await party.shown("ended without a winner")
    answer = await party.press(ben, "replay own first")
    assert answer.message is not None
    assert "**Ben's hand**" in answer.message.text
    seed = party.table.revealed_seed
    assert seed is not None
    assert seed in (await party.log(ben)).text
    assert (await party.record(ben)).ephemeral
