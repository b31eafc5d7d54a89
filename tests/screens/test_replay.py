"""A game that is over, as it is seen again."""

from __future__ import annotations

from dataclasses import replace

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.art.pictures.course import CoursePicture
from bot.art.pictures.hand import HandPicture
from bot.art.pictures.podium import PodiumPicture
from bot.art.pictures.round_end import RoundPicture
from bot.art.pictures.table import TablePicture
from bot.screens.codec import OPEN, OWN, TABLE
from bot.screens.game.table import table as table_screen
from bot.screens.pages.replay import eyes_of, replay
from bot.sessions.archive import Past, Replay
from bot.sessions.options import Options
from bot.store.games import GameStatus
from bot.text import LOCALES, text_for
from tests.rules.tables import Table as RandomTable
from tests.rules.tables import at, recorded, tables
from tests.screens.reading import pressable, texts
from tests.screens.tables import HOST, LONGEST_NAMES, NAMES, playing, seated
from tests.screens.test_limits import check

ENGLISH = text_for("en-US")
CLASSIC = RandomTable("classic", 3, (), "points", 120, 1, 1, quits=0)


class Again:
    """A game that is over, seen again without a database."""

    def __init__(self, table: RandomTable, names: tuple[str, ...] = NAMES) -> None:
        record = recorded(table)
        options = Options(
            table.edition, record.scoring or "", record.target or 0, 60, table.house, table.hand, table.uno
        )
        lobby = seated(options, names[: table.seats], table.seed)
        self.table = replace(lobby, status=GameStatus.ENDED)
        self.replay = Replay(record)

    def after(self, step: int) -> Past:
        """It, after this step."""
        game, updates = self.replay.at(step)
        return Past(
            replace(self.table, game=game, recent=updates),
            step,
            self.replay.steps,
            self.replay.rounds,
            *self.replay.round_at(step),
        )


@at(15)
@given(tables(most=300), st.sampled_from(LOCALES), st.integers(0, 6))
def test_discord_takes_every_step(body: jsonschema_rs.Validator, table: RandomTable, locale: str, first: int) -> None:
    again = Again(table, LONGEST_NAMES)
    for step in {1, *range(max(first, 1), again.replay.steps, 7), *again.replay.rounds, again.replay.steps}:
        past = again.after(step)
        for eyes in (OPEN, TABLE, "A", "B"):
            check(replay(past, text_for(locale), eyes), body)


def test_the_words_are_those_of_the_table() -> None:
    again = Again(CLASSIC)
    for step, now in enumerate(playing(CLASSIC), 1):
        if now.playing.state.over:
            continue
        former = texts(table_screen(now, ENGLISH))
        seen = texts(replay(again.after(step), ENGLISH, TABLE))
        said = [line for text in former for line in text.splitlines() if "<t:" not in line]
        for line in said[: said.index("My hand")]:
            assert line in "\n".join(seen)


def test_each_sees_their_own_hand_and_all_are_seen_open() -> None:
    past = Again(CLASSIC).after(1)
    mine = "\n".join(texts(replay(past, ENGLISH, "B")))
    assert "**Ben's hand**" in mine
    assert "**Ann's hand**" not in mine
    assert "'s hand**" not in "\n".join(texts(replay(past, ENGLISH, TABLE)))
    opened = "\n".join(texts(replay(past, ENGLISH, OPEN)))
    assert all(f"**{name}** · 7 cards" in opened for name in NAMES[:3])


def test_what_was_pictured_is_pictured_again() -> None:
    again = Again(CLASSIC)
    past = again.after(1)
    kinds = {eyes: [type(one) for one in replay(past, ENGLISH, eyes).pictures] for eyes in (OPEN, TABLE, "B")}
    assert kinds == {OPEN: [TablePicture], TABLE: [TablePicture], "B": [TablePicture, HandPicture]}
    last = replay(again.after(again.replay.steps), ENGLISH, "B").pictures
    assert [type(one) for one in last] == [PodiumPicture, RoundPicture, CoursePicture]


def test_a_curve_moves_on_with_each_step() -> None:
    again = Again(CLASSIC)
    second = again.replay.rounds[1]

    def course(step: int) -> CoursePicture:
        *_, found = replay(again.after(step), ENGLISH, OPEN).pictures
        assert isinstance(found, CoursePicture)
        return found

    for step in range(2, second):
        assert len(course(step).counts) == step
        assert course(step).counts == course(second - 1).counts[:step], "nothing of it is told beforehand"
        assert course(step).steps == second - 1
    assert course(2).counts[0] == (7, 7, 7)
    assert course(second - 1).counts[-1].count(0) == 1
    assert len(course(second + 1).counts) == 2, "each round has its own"
    said = "\n".join(texts(replay(again.after(3), ENGLISH, OPEN).attached([course(3)])))
    assert "Cards held since the deal: Ann 7 →" in said


def test_the_end_is_told() -> None:
    again = Again(CLASSIC)
    said = "\n".join(texts(replay(again.after(again.replay.steps), ENGLISH, OPEN)))
    assert "won the match!" in said
    assert "Standing" in said
    assert f"step {again.replay.steps} of {again.replay.steps}" in said


def test_one_goes_as_far_as_there_is() -> None:
    again = Again(CLASSIC)
    ways = [f"replay A {way}" for way in ("first", "back", "round-back", "on", "last", "round-on", "here")]
    first = pressable(replay(again.after(1), ENGLISH, "A"))
    assert set(first) == {*ways[3:], "review", "log"}
    assert set(pressable(replay(again.after(9), ENGLISH, "A"))) == {*ways, "review", "log"}
    last = pressable(replay(again.after(again.replay.steps), ENGLISH, "A"))
    assert set(last) == {*ways[:3], ways[-1], "review", "log"}
    (eyes,) = (part for part in first.values() if part.get("options"))
    assert [entry["label"] for entry in eyes["options"] if entry.get("default")] == ["As Ann saw it"]
    assert first["replay A on"]["custom_id"] == f"uno:{again.table.id}:1:replay A on"


@pytest.mark.parametrize(
    ("wanted", "user", "eyes"),
    [
        (OWN, HOST + 1, "B"),
        (OWN, 5, OPEN),
        (OPEN, HOST, OPEN),
        (TABLE, HOST, TABLE),
        ("C", HOST, "C"),
        ("D", HOST, OPEN),
        ("AB", HOST, OPEN),
        ("", HOST, OPEN),
    ],
)
def test_through_whose_eyes(wanted: str, user: int, eyes: str) -> None:
    assert eyes_of(Again(CLASSIC).after(1), wanted, user) == eyes
