"""Presses and answers from where they do not belong: other servers and channels, closed lobbies, forged commands."""

from dataclasses import replace
from typing import Any

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, Response
from bot.sessions import actions
from bot.sessions.dance import VOTE
from bot.text import text_for
from tests.party import Party, playing

ENGLISH = text_for("en-US")
VERBS = (
    *(
        "draw",
        "uno",
        "catch",
        "catch A",
        "hand",
        "page 1",
        "choose 0",
        "backs",
        "rules",
        "join",
        "leave",
        "do quit",
        "do",
    ),
    *("start", "options", "set time", "computer", "now", "next", "rematch", "record", "replay own first"),
    *("settings", "board", "stats", "history", "watch", "forget", "visibility hide", "sing", "judge yes", "dance left"),
    "log",
)


async def forge(person: Person, local: LocalDiscord, channel: ChannelHandle, custom_id: str) -> Response:
    """Press a button that is none of the bot's, under an answer of it."""
    seen = (await person.slash(channel, "leaderboard")).message
    assert seen is not None
    part: dict[str, Any] = {"type": 2, "id": 3, "style": 1, "label": "?", "custom_id": custom_id}
    stored = local.backend.get_message(channel.id, seen.id)
    stored.components = [{"type": 1, "id": 2, "components": [part]}]
    return await person.press(seen, custom_id)


@pytest.mark.parametrize("where", ["another server", "another channel"])
async def test_no_seat_is_taken_from_elsewhere(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person, where: str
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.sit_down()
    elsewhere = house if where == "another channel" else local.guild("Elsewhere")
    eve = local.person("Eve", elsewhere)
    if elsewhere is not house:
        ann.join(elsewhere)
    there = elsewhere.create_text_channel("there")
    before = party.table
    for person, what in ((eve, "join"), (ann, "leave"), (ann, "start"), (ann, "rules")):
        answer = await forge(person, local, there, f"uno:{party.session.id}:0:{what}")
        assert answer.ephemeral
        assert answer.message is not None
        assert answer.message.text == ENGLISH("answer-elsewhere")
        assert party.table is before


async def test_no_hand_is_shown_elsewhere(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = await playing(bot, local, channel, ann, ben)
    elsewhere = local.guild("Elsewhere")
    ann.join(elsewhere)
    answer = await forge(ann, local, elsewhere.create_text_channel("there"), f"uno:{party.session.id}:0:hand")
    assert answer.message is not None
    assert answer.message.text == ENGLISH("answer-elsewhere")


async def test_only_answers_are_taken_as_typed_answers(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    """Whatever else is typed gets a sentence, and nothing of it is done."""
    party = await playing(bot, local, channel, ann, ben)
    before = party.table.seats, party.table.answers
    for person in party.people:
        for what in VERBS:
            answer = await person.slash(channel, "uno play", answer=f"uno:{party.session.id}:0:{what}")
            assert answer.ephemeral
            assert answer.message is not None, what
            assert answer.message.text, what
            assert (party.table.seats, party.table.answers) == before, what


async def test_a_typed_vote_on_a_dance_is_answered(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    """A press is answered by the table; a command has to be answered in words."""
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition="bts")
    await party.play(until=lambda: any(option.verb == "dance" for option in _open_to(party)))
    dancer = party.asked
    party.session.table = replace(party.table, judging=VOTE)
    dance = next(option for option in _open_to(party) if option.verb == "dance")
    await party.session.do(actions.play, dancer.id, dance, party.number)
    judge = next(person for person in party.people if person is not dancer)
    answer = await judge.slash(channel, "uno play", answer=f"uno:{party.session.id}:{party.number}:judge yes")
    assert answer.kind == "message"
    assert answer.message is not None
    assert answer.message.text


def _open_to(party: Party) -> Any:
    asked = party.table.asked
    return () if asked is None else party.table.view(asked).options


@pytest.mark.parametrize("what", ["set time", "set preset", "set house", "options more"])
async def test_a_closed_lobby_says_so_in_its_panel(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, what: str
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.sit_down()
    game = party.session.id
    panel = (await party.press(ann, "options")).message
    assert panel is not None
    if what == "set time":
        await ann.press(panel, ENGLISH("lobby-more-options"))
    await ann.slash(channel, "uno stop")
    values = {"set time": "90", "set preset": "last", "set house": "stacking"}
    pressed = f"uno:{game}:0:{what}"
    answer = await (ann.choose(panel, values[what], menu=pressed) if what in values else ann.press(panel, pressed))
    assert answer.kind == "update"
    assert answer.message is not None
    assert answer.message.text == ENGLISH("lobby-closed")
    assert not answer.message.menus
