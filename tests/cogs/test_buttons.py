"""Buttons and menus: those that are meant, and those that are old, another player's, or pressed twice."""

import asyncio

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import Impossible, LocalDiscord, Person
from bot.screens.codec import Press, parse
from bot.screens.words import refusal_words
from bot.store.games import GameStatus
from bot.text import text_for
from tests.clock import FakeClock
from tests.house import Online
from tests.party import CARELESS, Party, playing, pressable, presses

ENGLISH = text_for("en-US")


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return Party(bot, local, channel, ann, ben)


COLLECTING = ("do draw", "do pass", "do")
"""What a player presses who wants many cards."""


# Old, foreign, twice


async def test_an_old_hand_plays_nothing_and_shows_the_present_one(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    """After a restart one may stand beside the present hand: it is not known any more."""
    async with online() as bot:
        party = await playing(bot, local, channel, ann, ben)
        person = party.asked
        old = party.hands[person.id]
    async with online() as party.bot:
        for anyone in party.people:
            await party.open_hand(anyone)
        await party.play(until=lambda: party.moves >= 3)
        await party.play(until=lambda: party.asks("play") and party.asked is person)
        before = party.table.version
        button = next(press for press in presses(old) if press.what.startswith("do "))
        answer = await person.press(old, button.custom_id)
        assert party.table.version == before
        assert answer.kind == "update"
        assert answer.message is not None
        assert "Too late: the game has moved on." in answer.message.text
        assert any(press.number == party.number for press in presses(answer.message))


async def test_a_card_pressed_twice_is_played_once(party: Party) -> None:
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    person = party.asked
    hand = await party.hand(person)
    before = len(party.table.view(None).counts), sum(party.table.view(None).counts)
    card = next(press for press in presses(hand) if press.what.startswith("do "))
    await asyncio.gather(*(person.press(hand, card.custom_id) for _ in range(3)))
    assert abs(sum(party.table.view(None).counts) - before[1]) == 1


async def test_two_clicks_on_start_deal_once(party: Party) -> None:
    await party.sit_down()
    host = party.people[0]
    table = await party.local.until(lambda: party.public(host))
    start = Press(party.session.id, 0, "start").custom_id
    await party.local.until(lambda: pressable(party.public(host) or table, "start"))
    first, second = await asyncio.gather(host.press(table, start), host.press(table, start))
    assert first.message is not None
    assert second.message is not None
    assert sum("already started" in answer.message.text for answer in (first, second) if answer.message) == 1
    assert party.table.view(None).round == 1


async def test_another_players_turn(party: Party) -> None:
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    await party.told()
    (other,) = party.others
    before = party.table.version
    answer = await party.press(other, "draw")
    assert party.table.version == before
    assert answer.ephemeral
    assert answer.message is not None
    assert "It's not your turn" in answer.message.text
    with pytest.raises(Impossible):
        await other.press(await party.hand(party.asked), "Draw")


async def test_a_stranger_is_told_so(party: Party, local: LocalDiscord, house: GuildHandle) -> None:
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    await party.told()
    stranger = local.person("Eve", house, locale="zh-TW")
    for what in ("hand", "uno", "catch", "draw"):
        answer = await party.press(stranger, what)
        assert answer.ephemeral
        assert answer.message is not None
        assert answer.message.text == refusal_words(text_for("zh-TW"), "not_seated")
    rules = await party.press(stranger, "rules")
    assert rules.ephemeral


async def test_a_hand_before_the_cards_are_dealt(party: Party, channel: ChannelHandle) -> None:
    await party.sit_down()
    answer = await party.people[1].slash(channel, "uno hand")
    assert answer.ephemeral
    assert answer.message is not None
    assert f"/{party.table.message_id}" in answer.message.text


async def test_a_game_that_is_not_known_any_more(party: Party) -> None:
    await party.start()
    party.bot.registry._by_id.clear()
    ann = party.people[0]
    answer = await ann.press(party.hands[ann.id], next(iter(presses(party.hands[ann.id]))).custom_id)
    assert answer.ephemeral
    assert answer.message is not None
    assert "That game is over" in answer.message.text


async def test_what_no_screen_offers_any_more_shows_the_hand(party: Party) -> None:
    await party.start()
    ann = party.people[0]
    hand = await party.hand(ann)
    for what in ("sing a song", "do play x9", "dance left"):
        stored = party.local.backend.get_message(hand.channel_id, hand.id)
        row = next(part for part in stored.components[0]["components"] if part["type"] == 1)
        row["components"][0]["custom_id"] = Press(party.session.id, 1, what).custom_id
        answer = await ann.press(hand, row["components"][0]["custom_id"])
        assert answer.message is not None
        assert answer.message.ephemeral


# Calls


async def test_uno_and_catch(party: Party, clock: FakeClock) -> None:
    await party.start()
    await party.play(until=lambda: party.table.view(None).owes, wishes=CARELESS)
    (owing,) = party.table.view(None).owes
    careless = party.by_id(party.table.seats[owing].user)
    catcher = next(person for person in party.people if person is not careless)
    count = party.table.view(None).counts[owing]
    await party.told()
    clock.pass_by(2)  # the moment in which only a call counts
    caught = await party.press(catcher, "catch")
    assert caught.message is not None
    assert f"You caught {careless.name}" in caught.message.text
    assert party.table.view(None).counts[owing] == count + 2
    await party.shown(f"{catcher.name} caught {careless.name}")


async def test_a_call_before_the_catch(party: Party) -> None:
    await party.start()
    await party.play(until=lambda: party.table.view(None).owes, wishes=CARELESS)
    (owing,) = party.table.view(None).owes
    called = await party.press(party.by_id(party.table.seats[owing].user), "uno")
    assert called.message is not None
    assert "You called UNO!" in called.message.text
    assert not party.table.view(None).owes


async def test_a_wrong_catch(party: Party) -> None:
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    await party.told()
    answer = await party.press(party.people[0], "catch")
    assert answer.message is not None
    assert "No catching for 3 seconds." in answer.message.text


# Questions


async def test_the_dance(party: Party) -> None:
    await party.start(edition="bts", target=1000)
    await party.play(until=lambda: party.asks("dance"))
    dancer = party.asked
    hand = await party.hand(dancer)
    panel = party.keep(dancer, await dancer.press(hand, Press(party.session.id, party.number, "do dance").custom_id))
    dance = party.table.interlude
    assert dance is not None
    floor = await party.shown("dances!")
    assert pressable(floor, "hand")
    for place, move in enumerate(dance.routine):
        button = Press(party.session.id, place, f"dance {move}").custom_id
        # Pressed twice, it is danced once.
        offered = await dancer.complete(party.channel, "uno play", "answer", "")
        assert offered[0]["value"] == button
        answers = await asyncio.gather(dancer.press(panel, button), dancer.press(panel, button))
        said = [answer.message.text for answer in answers if answer.message is not None]
        assert said
        assert not any(ENGLISH("refused-not-dancing") in words for words in said), "a double press is no mistake"
    assert party.table.interlude is None
    await party.shown(f"{dancer.name} danced!")


async def test_pages_of_a_large_hand(party: Party) -> None:
    await party.start()
    await party.play(until=lambda: len(set(party.table.view(party.table.asked).hand)) > 24, wishes=COLLECTING)
    await party.play(until=lambda: party.asks("play"), wishes=COLLECTING)
    person = party.asked
    hand = await party.hand(person)
    held = party.table.view(party.table.asked).hand
    turning = next(press for press in presses(hand) if press.what == "page 1")
    turned = await person.press(hand, turning.custom_id)
    assert turned.message is not None
    shown = {
        button.custom_id for seen in (hand, turned.message) for button in seen.buttons if ":do play" in button.custom_id
    }
    assert len(shown) == len(set(held))


async def test_backs_and_back(party: Party) -> None:
    await party.start(edition="transformers")
    ann = party.people[0]
    hand = await party.hand(ann)
    backs = await ann.press(hand, next(press for press in presses(hand) if press.what == "backs").custom_id)
    assert backs.kind == "update"
    assert backs.message is not None
    again = await ann.press(backs.message, next(press for press in presses(backs.message)).custom_id)
    assert again.message is not None
    assert again.message.buttons == hand.buttons


async def test_where_cards_have_no_backs_the_hand_is_shown(party: Party) -> None:
    await party.start(edition="classic")
    ann = party.people[0]
    hand = await party.hand(ann)
    forged = Press(party.session.id, 0, "backs").custom_id
    stored = party.local.backend.get_message(party.channel.id, hand.id)
    stored.components[0]["components"][-1]["components"][0]["custom_id"] = forged
    answer = await ann.press(hand, forged)
    assert answer.message is not None
    assert answer.message.buttons == hand.buttons


# The lobby


async def test_joining_and_leaving(party: Party) -> None:
    await party.sit_down()
    ann, ben = party.people
    again = await party.press(ben, "join")
    assert again.ephemeral
    assert again.message is not None
    assert again.message.text == "You're already in this game."
    await party.press(ann, "leave")
    await party.local.until(lambda: (seen := party.public(ben)) and "Ann" not in seen.text)
    assert party.table.host == ben.id
    await party.local.until(lambda: (seen := party.public(ben)) and not pressable(seen, "leave"))
    await ben.slash(party.channel, "uno leave")
    await party.local.until(lambda: (seen := party.public(ben)) and not pressable(seen, "join"))
    assert party.table.status is GameStatus.ENDED


async def test_the_hosts_options(party: Party) -> None:
    await party.sit_down()
    ann, ben = party.people
    read = await party.press(ben, "options")
    assert read.ephemeral
    assert read.message is not None
    assert not read.message.menus
    assert f"`{party.table.seal}`" in read.message.text
    panel = await party.press(ann, "options")
    assert panel.ephemeral
    assert panel.message is not None
    chosen = {"edition": "avengers", "scoring": "points", "target": "200", "time": "none"}
    for menu, value in chosen.items():
        answer = await party.choose_option(ann, panel.message, menu, value)
        assert answer.kind == "update"
    await party.choose_option(ann, panel.message, "house", "stacking", "jump_in")
    options = party.table.options
    assert (options.edition, options.scoring, options.target) == ("avengers", "points", 200)
    assert (options.turn_seconds, set(options.house)) == (None, {"stacking", "jump_in"})
    await party.shown("Stacking")


async def test_a_user_has_one_panel_of_options(party: Party) -> None:
    await party.sit_down()
    ann, ben = party.people
    panels = [(await party.press(person, "options")).message for person in (ann, ben, ann)]
    first, bens, second = panels
    assert first is not None
    assert bens is not None
    assert second is not None
    await party.local.until(lambda: ann.look(party.channel.id, first.id) is None)
    answer = await party.choose_option(ann, second, "time", "90")
    assert answer.kind == "update"
    third = (await party.press(ann, "options")).message
    assert third is not None
    await party.local.until(lambda: ann.look(party.channel.id, second.id) is None)
    assert ann.look(party.channel.id, third.id) is not None
    assert ben.look(party.channel.id, bens.id) is not None


async def test_computers_take_seats(party: Party) -> None:
    await party.sit_down()
    ann = party.people[0]
    for level in ("hard", "easy", "easy"):
        added = await party.choose(ann, "computer", level)
        assert added.kind == "update", "the lobby is the answer"
    assert [seat.level for seat in party.table.seats[2:]] == ["hard", "easy", "easy"]
    await party.choose(ann, "computer", f"remove {party.table.seats[3].name}")
    assert [seat.level for seat in party.table.seats[2:]] == ["hard", "easy"]
    refused = await party.choose(party.people[1], "computer", "easy")
    assert refused.ephemeral
    assert refused.message is not None
    assert refused.message.text == "Only the host can do that."


# The end


async def test_the_record_of_a_match(party: Party) -> None:
    await party.start(scoring="single")
    await party.play()
    await party.told()
    answer = await party.record(party.people[0])
    assert answer.ephemeral
    (call,) = [call for call in party.local.calls if any(name.endswith(".txt") for name, _ in call.files)]
    assert call.files[0][0] == f"uno-{party.session.id}.txt"


async def test_everything_public_can_be_pressed(party: Party) -> None:
    """Nothing is offered that is not there."""
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    table = await party.told()
    for button in table.buttons:
        press = parse(button.custom_id)
        assert press is not None
        answer = await party.people[0].press(party.public(party.people[0]) or table, press.custom_id)
        assert answer.ephemeral
