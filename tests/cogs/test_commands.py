"""Slash commands, by people in a server."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, GuildHandle, UserHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.screens.words import refusal_words
from bot.store.games import GameStatus
from bot.text import LOCALES, text_for
from bot.version import version
from tests.party import Party, presses

ENGLISH = text_for("en-US")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return Party(bot, local, channel, ann, ben)


async def test_a_lobby_is_opened(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    answer = await ann.slash(channel, "uno new", edition="no-mercy", scoring="points", target=300)
    assert not answer.ephemeral
    session = bot.registry.in_channel(channel.id)
    assert session is not None
    assert (session.table.options.edition, session.table.options.scoring, session.table.options.target) == (
        "no-mercy",
        "points",
        300,
    )
    assert session.table.host == ann.id


async def test_one_game_a_channel(party: Party, channel: ChannelHandle) -> None:
    await party.sit_down()
    again = await party.people[1].slash(channel, "uno new")
    assert again.ephemeral
    assert again.message is not None
    address = f"https://discord.com/channels/{channel.guild.id if channel.guild else 0}/{channel.id}"
    assert f"{address}/{party.table.message_id}" in again.message.text


@pytest.mark.parametrize("command", ["hand", "table", "call", "catch", "leave", "stop"])
async def test_where_no_game_is(bot: Uno, channel: ChannelHandle, ann: Person, command: str) -> None:
    answer = await ann.slash(channel, f"uno {command}")
    assert answer.ephemeral
    assert answer.message is not None
    assert "/uno new" in answer.message.text
    assert await ann.complete(channel, "uno play", "answer", "") == []


@pytest.mark.parametrize("path", ["deal", "uno play"])
async def test_a_command_that_discord_shows_as_it_was(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, mei: Person, path: str
) -> None:
    name, *parts = path.split()
    options = [{"name": part, "description": "As it was.", "type": 1} for part in parts]
    local.backend.register_commands(None, [{"name": name, "description": "As it was.", "type": 1, "options": options}])
    answer = await mei.slash(channel, path)
    assert answer.ephemeral
    assert answer.message is not None
    assert answer.message.text == text_for("zh-TW")("answer-old-command")


@pytest.mark.parametrize(
    ("former", "now"),
    [
        ("rules", "uno rules"),
        ("help", "uno help"),
        ("history", "uno history"),
        ("replay", "uno replay"),
        ("privacy", "uno me"),
        ("settings", "uno-settings"),
    ],
)
async def test_a_former_name_says_where_its_command_went(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, former: str, now: str
) -> None:
    manages = house.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    for locale in LOCALES:
        person = local.person(f"Boss {locale}", locale=locale)
        person.join(house, manages)
        answer = await person.slash(channel, former)
        assert answer.ephemeral
        assert answer.message is not None
        assert answer.message.text == text_for(locale)("answer-former", command=now)
        assert f"</{now}:" in answer.message.text
        assert now in person.commands(channel)
        assert former not in person.commands(person.dm)


async def test_the_table_at_the_bottom(party: Party, channel: ChannelHandle) -> None:
    await party.start()
    former = party.table.message_id
    answer = await party.people[1].slash(channel, "uno table")
    assert not answer.ephemeral
    ann = party.people[0]
    await party.local.until(lambda: party.table.message_id != former and ann.look(channel.id, former) is None)
    assert party.table.message_id == answer.record.message_id
    await party.play(until=lambda: party.moves >= 3)
    await party.told()


async def test_typed_answers(party: Party, channel: ChannelHandle) -> None:
    await party.start()
    await party.play(until=lambda: party.asks("play") and len(party.table.view(party.table.asked).options) > 3)
    person, other = party.asked, party.others[0]
    view = party.table.view(party.table.asked)
    card = view.edition.faces[next(option.what for option in view.options if option.verb == "play")]
    offered = await person.complete(channel, "uno play", "answer", card.token)
    assert offered[0]["value"].endswith(f"do play {card.token}")
    unclear = await person.slash(channel, "uno play", answer="play")
    assert unclear.message is not None
    assert "could mean" in unclear.message.text
    nothing = await person.slash(channel, "uno play", answer="**ketchup**" + "x" * 3000)
    assert nothing.message is not None
    assert r"\*\*ketchup\*\*" in nothing.message.text
    not_asked = await other.slash(channel, "uno play", answer=card.token)
    assert not_asked.message is not None
    assert not_asked.message.text == ENGLISH("answer-nothing-open")
    before = view.counts[party.table.asked or 0]
    played = await person.slash(channel, "uno play", answer=card.token.upper())
    assert played.message is not None
    assert party.table.view(party.table.seat_of(person.id)).counts[view.seat or 0] == before - 1
    stale = await person.slash(channel, "uno play", answer=offered[0]["value"])
    assert stale.message is not None
    assert presses(stale.message) or stale.message.text


async def test_no_more_than_25_are_offered(party: Party, channel: ChannelHandle) -> None:
    await party.start(edition="transformers")
    await party.play(until=lambda: party.asks("discard"))
    person = party.asked
    offered = await person.complete(channel, "uno play", "answer", "")
    assert len(offered) == min(25, len(party.table.view(party.table.asked).options) - 1)
    assert all(len(choice["name"]) <= 100 and len(choice["value"]) <= 100 for choice in offered)


async def test_calls_by_command(party: Party, channel: ChannelHandle) -> None:
    await party.start()
    ann, ben = party.people
    for person, command, options, refused in (
        (ann, "uno call", {}, "no_call"),
        (ann, "uno catch", {}, "paused"),
        (ben, "uno catch", {"player": ann}, "paused"),
    ):
        given: dict[str, Any] = options
        answer = await person.slash(channel, command, **given)
        assert answer.ephemeral
        assert answer.message is not None
        assert answer.message.text == refusal_words(text_for("en-US"), refused), "one sentence, and no hand"


async def test_catching_a_user_who_does_not_play(
    party: Party, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle
) -> None:
    await party.start()
    answer = await party.people[0].slash(channel, "uno catch", player=local.person("Eve", house))
    assert answer.message is not None
    assert refusal_words(ENGLISH, "no_catch") in answer.message.text


async def test_leaving_a_match_of_two_ends_it(party: Party, channel: ChannelHandle) -> None:
    await party.start()
    answer = await party.people[1].slash(channel, "uno leave")
    assert answer.message is not None
    assert answer.message.text == "You left the game."
    end = await party.shown(ENGLISH("end-walkover"))
    assert "won" not in end.text.replace(ENGLISH("end-walkover"), "")
    assert party.table.status is GameStatus.ENDED


async def test_a_moderator_stops_at_once_and_others_vote(
    party: Party, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle
) -> None:
    await party.start()
    voted = await party.people[1].slash(channel, "uno stop")
    assert voted.message is not None
    assert voted.message.text == ENGLISH("answer-voted-stop", votes=1, needed=2)
    await party.shown("Stop the game? 1 of 2 agree.")
    moderator = local.person("Mod")
    moderator.join(house, house.create_role("mod", permissions=discord.Permissions(manage_channels=True)))
    stopped = await moderator.slash(channel, "uno stop")
    assert stopped.message is not None
    assert stopped.message.text == "You stopped the game."
    assert party.table.status is GameStatus.ENDED
    await party.shown("ended without a winner")


async def test_help_everywhere(bot: Uno, channel: ChannelHandle, ann: Person, mei: Person) -> None:
    for person, where in ((ann, channel), (ann, ann.dm), (mei, channel)):
        text = text_for("zh-TW" if person is mei else None)
        page = (await person.slash(where, "uno help")).message
        assert page is not None
        first, second, third, *more = page.text.splitlines()
        assert "</uno new:" in first
        assert (second[0], third[0]) == ("2", "3")
        assert more[-1].endswith(version())
        trouble = text("answer-needs-server")
        assert (trouble in page.text) is (where.guild is None)
        assert [button.label for button in page.buttons] == [
            *([] if where.guild is None else [text("help-play-now")]),
            text("table-rules"),
            text("lesson-try"),
            text("answer-add-to-server"),
        ]
        book = (await person.press(page, text("table-rules"))).message
        assert book is not None
        assert "1" in book.text


async def test_missing_permissions_are_named_before_the_game(
    bot: Uno, local: LocalDiscord, house: GuildHandle, ann: Person, mei: Person
) -> None:
    the_bot = UserHandle(local.env, local.backend.bot_user)
    denied = discord.PermissionOverwrite(send_messages=False, embed_links=False)
    channel = house.create_text_channel("quiet", overwrites={the_bot: denied})
    answer = await ann.slash(channel, "uno new")
    assert answer.ephemeral
    assert answer.message is not None
    assert answer.message.text.endswith("- Send Messages\n- Embed Links")
    helped = await ann.slash(channel, "uno help")
    assert helped.message is not None
    assert answer.message.text in helped.message.text
    thread = ann.open_thread(channel, "Round two")
    answer = await mei.slash(thread, "uno new")
    assert answer.message is not None
    assert "- 嵌入連結" in answer.message.text
    assert bot.registry.in_channel(channel.id) is None


async def test_nasty_names(bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle) -> None:
    names = ["@everyone", "**`[x](http://evil.example)", "\u202eelgooG\u200b", "# Big\nname", "Ẓ̴̛a̶l̷g̸o̵" * 6]
    people = [local.person(name, house) for name in names]
    party = Party(bot, local, channel, *people)
    await party.start(scoring="single")
    await party.play()
    end = await party.told()
    assert "@everyone" not in end.text
    assert "\u202e" not in end.text
    for call in local.calls:
        sent = call.body.get("data", call.body) if isinstance(call.body, dict) else {}
        assert "components" not in sent or call.method == "PATCH" or sent["allowed_mentions"] == {"parse": []}


async def test_in_a_thread(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> None:
    thread = ann.open_thread(channel, "Round two")
    party = Party(bot, local, thread, ann, ben)
    await party.start(scoring="single")
    await party.play()
    assert party.table.decided


async def test_the_servers_language_is_for_all(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    local.backend.get_guild(channel.guild.id if channel.guild else 0).preferred_locale = "zh-TW"
    party = Party(bot, local, channel, ann, mei)
    await party.start(scoring="single")
    table = await party.told()
    assert text_for("zh-TW")("table-hand") in {button.label for button in table.buttons}
    hand = await party.hand(party.asked) if party.asked is ann else await party.open_hand(ann)
    assert [picture.alt for picture in hand.pictures] == ["Your hand, 7 cards."]


async def test_players_vote_one_out_by_command_and_by_the_button_at_the_table(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start()
    vote = await ann.slash(channel, "uno kick", player=mei)
    assert vote.message is not None
    assert "1 of 2" in vote.message.text
    assert party.table.view(None).in_match == (True, True, True), "the host has one vote, as all others"
    await party.shown("1 of 2 agree")
    await party.press(ben, "kick C")
    assert party.table.view(None).in_match == (True, True, False)
    await party.shown("小美 was voted out of the game.")
    left = await ben.slash(channel, "uno kick", player=ann)
    assert left.message is not None
    assert refusal_words(ENGLISH, "two_left") in left.message.text
    stranger = await ann.slash(channel, "uno kick", player=local.person("Zoe"))
    assert stranger.message is not None
    assert refusal_words(ENGLISH, "no_seat") in stranger.message.text


async def test_a_moderator_puts_out_at_once(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start()
    moderator = local.person("Mod")
    moderator.join(house, house.create_role("mod", permissions=discord.Permissions(manage_channels=True)))
    out = await moderator.slash(channel, "uno kick", player=mei)
    assert out.message is not None
    assert out.message.text == ENGLISH("answer-kicked")
    await party.shown("A moderator removed 小美 from the game.")


async def test_who_puts_themselves_out_leaves(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start()
    gone = await ben.slash(channel, "uno kick", player=ben)
    assert gone.message is not None
    assert gone.message.text == ENGLISH("answer-left")
    assert party.table.view(None).in_match == (True, False, True)
