"""Hands that are open: up to date for whoever plays, and one person's is never in the way of the others."""

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.client import Uno
from bot.playground import LocalDiscord, Person, Seen
from bot.screens.words import refusal_words
from bot.sessions import Session, Told
from bot.text import text_for
from cogs.hands import Matters, matters
from tests.cogs.playing import Party, playing_openly

pytestmark = pytest.mark.usefixtures("known_deals")

ENGLISH = text_for("en-US")


@pytest.fixture
def cleo(local: LocalDiscord, house: GuildHandle) -> Person:
    return local.person("Cleo", house)


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, cleo: Person) -> Party:
    """Whoever goes in these tests had their hand open before the others."""
    return await playing_openly(bot, local, channel, cleo, ann, ben)


async def go_and_be_forgotten(party: Party, person: Person) -> None:
    """Leaves the match, with the hand open, and has everything deleted."""
    await person.slash(party.channel, "uno leave")
    asked = await person.slash(party.channel, "privacy delete")
    assert asked.message is not None
    await person.press(asked.message, "Yes, forget me")
    assert party.session.seat_of(person.id) is None


async def move_as_the_rest(party: Party) -> None:
    """Everybody who is left moves once, and finds in their open hand what has come of it."""
    for _ in range(2):
        mover = party.asked
        await party.move()
        await party.told()
        assert refusal_words(ENGLISH, "not_seated") not in seen_by(party, mover).text
        assert party.asked is not mover
        await party.hand(party.asked)


def seen_by(party: Party, person: Person) -> Seen:
    """Their open hand, as it is by now."""
    seen = person.look(party.channel.id, party.hands[person.id].id)
    assert seen is not None
    return seen


async def test_who_was_forgotten_stops_nobody(party: Party, cleo: Person) -> None:
    await go_and_be_forgotten(party, cleo)
    await move_as_the_rest(party)


async def test_who_was_forgotten_does_not_keep_the_late_from_being_called(
    party: Party, local: LocalDiscord, cleo: Person
) -> None:
    await go_and_be_forgotten(party, cleo)
    local.calls.clear()
    await party.bot.sessions.on_told(party.session, Told(late=party.session.asked))
    (ping,) = local.calls.of("POST /channels/*/messages")
    assert ping.body["allowed_mentions"] == {"parse": [], "users": [party.asked.id]}


async def test_whatever_is_wrong_with_a_hand_the_others_are_told(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, cleo: Person
) -> None:
    seat = party.session.seat_of(cleo.id)

    def broken(session: Session, of: int) -> Matters:
        if of == seat:
            raise ZeroDivisionError
        return matters(session, of)

    await cleo.slash(party.channel, "uno leave")
    monkeypatch.setattr("cogs.hands.matters", broken)
    await move_as_the_rest(party)
    caplog.clear()
