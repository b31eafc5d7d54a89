"""What is said at a table besides the game: the players' reactions, and a computer's remark now and then."""

from __future__ import annotations

from datetime import datetime
from itertools import count
from random import Random

import pytest

from bot.rules.events import CardsDrawn, Event, UnoCalled, UnoCaught
from bot.rules.round_events import RoundEnded
from bot.sessions import actions
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.sessions.table import Table
from bot.sessions.table_talk import AGAIN_AFTER, LINES, REMARKED_ON, SHOWN_FOR, SIGNS, Reaction, remark_on
from bot.text import LOCALES, text_for
from tests.clock import NOW, FakeClock
from tests.sessions.positions import MATCH, SECOND
from tests.sessions.running import Recorder, open_match
from tests.sessions.tables import ANN, BEN, DAN, given, lobby_of, play, random_move


def reacted(table: Table, user: int = ANN, kind: str = "laugh", now: datetime = NOW) -> Table:
    change = actions.react(table, now, user, kind)
    assert change is not None
    assert change.table.version == table.version, "it is nothing to save"
    return change.table


def test_a_reaction_is_shown_for_a_while() -> None:
    table = reacted(given(MATCH))
    assert table.reactions == (Reaction(0, "laugh", NOW),)
    assert play(table, "A play r7", NOW + SHOWN_FOR - SECOND).table.reactions == table.reactions
    assert play(table, "A play r7", NOW + SHOWN_FOR).table.reactions == ()


def test_a_player_reacts_once_in_a_while_and_the_last_counts() -> None:
    table = reacted(given(MATCH))
    assert actions.react(table, NOW + AGAIN_AFTER - SECOND / 10, ANN, "party") is None
    table = reacted(table, BEN, "shock", NOW + SECOND)
    table = reacted(table, ANN, "party", NOW + AGAIN_AFTER)
    assert [(one.seat, one.kind) for one in table.reactions] == [(1, "shock"), (0, "party")]


def test_only_players_in_the_match_react_and_only_where_the_server_has_it_so() -> None:
    table = given(MATCH)
    with pytest.raises(SessionRefusal, match="not_seated"):
        actions.react(table, NOW, DAN, "laugh")
    assert actions.react(actions.leave(table, NOW, ANN).table, NOW, ANN, "laugh") is None
    assert actions.react(table, NOW, ANN, "a pile of something") is None
    assert actions.react(given(MATCH, GuildSettings(reactions=False)), NOW, ANN, "laugh") is None
    with pytest.raises(SessionRefusal, match="not_started"):
        actions.react(lobby_of(), NOW, ANN, "laugh")


async def test_a_reaction_is_neither_saved_nor_a_change_of_the_game(registry: Registry, presenter: Recorder) -> None:
    session = await open_match(registry)
    log = [*presenter.log]
    await session.do(actions.react, ANN, "laugh")
    assert session.table.reactions
    assert presenter.log == log


MOODS = ("uno", "hurt", "proud", "amused")
DRAWS = CardsDrawn(1, (1, 2, 3, 4))


def moods(events: list[Event], by: int | None, computers: list[int]) -> set[tuple[int, str]]:
    """Who says something to these events, and in which mood, in many tries."""
    chance = Random(1)
    found = [remark_on(events, by, computers, chance) for _ in range(300)]
    said = [one for one in found if one is not None]
    assert len(said) < 300 * REMARKED_ON * 1.3
    return {(one.seat, one.mood) for one in said}


@pytest.mark.parametrize(
    ("events", "by", "computers", "said"),
    [
        pytest.param([DRAWS], 0, [1, 2], {(1, "hurt")}, id="it hit a computer"),
        pytest.param([DRAWS], 0, [0], {(0, "proud")}, id="a computer hit a player"),
        pytest.param([DRAWS], 0, [2, 3], {(2, "amused"), (3, "amused")}, id="computers watch"),
        pytest.param([UnoCalled(2)], 2, [2], {(2, "uno")}, id="a computer calls"),
        pytest.param([UnoCalled(0)], 0, [2], {(2, "amused")}, id="a player calls"),
        pytest.param([UnoCaught(1, 0)], 0, [0], {(0, "proud")}, id="a computer catches"),
        pytest.param([DRAWS], 0, [], set(), id="no computer plays"),
        pytest.param([DRAWS, RoundEnded(0, (0,), (), ())], 0, [1, 2], set(), id="the round is over"),
    ],
)
def test_who_says_something(
    events: list[Event], by: int | None, computers: list[int], said: set[tuple[int, str]]
) -> None:
    assert moods(events, by, computers) == said


def test_every_remark_has_its_words() -> None:
    for locale in LOCALES:
        said = {text_for(locale)(f"remark-{mood}-{line + 1}") for mood in MOODS for line in range(LINES)}
        assert len(said) == len(MOODS) * LINES
        assert {text_for(locale)(f"table-react-{kind}") for kind in SIGNS}


async def remarks_of(session: Session, clock: FakeClock) -> list[bool]:
    """Play some rounds at random; for each move that was dramatic, whether a computer said something."""
    chance, said = Random(2), []
    for _ in range(200):
        if session.table.decided:
            break
        before = session.table.version
        if session.table.asked in session.table.computer_seats:
            await clock.advance(10)
        else:
            await session.do(random_move(session.table, chance))
        assert session.table.version > before
        last = session.table.recent[-1]
        assert last.remark is None or last.is_dramatic
        said += [last.remark is not None] if last.is_dramatic else []
    return said


def test_computers_say_something_at_one_dramatic_move_in_three() -> None:
    chance = Random(1)
    said = [remark_on([UnoCalled(0)], 0, [1, 2], chance) for _ in range(3000)]
    assert 900 < sum(remark is not None for remark in said) < 1100
    assert {remark.seat for remark in said if remark is not None} == {1, 2}


async def test_what_computers_say_is_kept_with_the_move(registry: Registry, clock: FakeClock) -> None:
    for channel in count(10):  # however long it takes
        if any(await remarks_of(await open_match(registry, BEN, computers=2, channel=channel), clock)):
            break


async def test_they_say_nothing_where_the_server_has_it_so(registry: Registry, clock: FakeClock) -> None:
    said = await remarks_of(await open_match(registry, BEN, computers=2, settings=GuildSettings(remarks=False)), clock)
    assert said
    assert not any(said)
