"""Scenarios and records as strangers may send them: whatever they hold, they are read or refused in words."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.cli.position import Failure
from bot.rules.cli.scenario import run
from bot.rules.editions import EDITIONS
from bot.rules.record import BEFORE_CHECK, BadRecord, checked, read, write
from tests.rules.test_record import played

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.uno"))
RECORDS = {key: write(played(key, most=60)).splitlines() for key in EDITIONS}

ODD = (
    *("", " ", "\x00", "=", "= ", "!!", "#", "A", "A play", "-1", "0", "9" * 30, "1e9", "²", "٣", "½", "ꓮ", "紅", "w4"),
    *("deck", "hand A", "pile", "top", "edition classic", "seats 99", "house stacking stacking", "scoring points -5"),
    *("\u2028", "\ud7ff", "x" * 5000, "A:", "A: r7 " * 300, "= A:", "= pile", "= winner", ";", "= ;;", "=uno", "deal"),
)
WORD = st.one_of(st.sampled_from(ODD), st.text(max_size=12), st.integers(-(10**20), 10**20).map(str))
WAYS = ("drop", "double", "swap", "replace", "insert", "word", "cut")
EDIT = st.tuples(st.sampled_from(WAYS), st.integers(0, 400), st.integers(0, 40), WORD)
Edits = list[tuple[str, int, int, str]]


def edited(lines: list[str], edits: Edits) -> list[str]:
    """The lines after changes at random."""
    lines = list(lines)
    for kind, where, which, word in edits:
        place = where % len(lines) if lines else 0
        if not lines or kind == "insert":
            lines.insert(place, word)
        elif kind == "drop":
            del lines[place]
        elif kind == "double":
            lines.insert(place, lines[place])
        elif kind == "swap":
            other = which % len(lines)
            lines[place], lines[other] = lines[other], lines[place]
        elif kind == "replace":
            lines[place] = word
        elif kind == "cut":
            lines[place] = lines[place][: which % (len(lines[place]) + 1)]
        else:
            words = lines[place].split(" ")
            words[which % len(words)] = word
            lines[place] = " ".join(words)
    return lines


@settings(max_examples=400)
@given(st.sampled_from(SCENARIOS), st.lists(EDIT, min_size=1, max_size=4))
def test_a_scenario_holds_or_fails_in_words(file: Path, edits: Edits) -> None:
    text = "\n".join(edited(file.read_text(encoding="utf-8").splitlines(), edits))
    try:
        run(text)
    except Failure as failure:
        message, line = str(failure), failure.line
    else:
        return
    assert message
    assert 0 <= line <= text.count("\n") + 1


@settings(max_examples=300)
@given(st.text(max_size=300))
def test_any_text_is_no_scenario_in_words(text: str) -> None:
    try:
        run(text)
    except Failure as failure:
        message = str(failure)
    else:
        return
    assert message


@settings(max_examples=300)
@given(st.sampled_from(list(EDITIONS)), st.lists(EDIT, min_size=1, max_size=3), st.booleans())
def test_a_record_is_read_or_refused_in_words(key: str, edits: Edits, is_forged: bool) -> None:
    """Forged: with checks that fit."""
    lines = RECORDS[key]
    if is_forged:
        bare = edited([line.rpartition(BEFORE_CHECK)[0] for line in lines], edits)
        text = "".join(f"{line}{BEFORE_CHECK}{check}\n" for line, check in checked(bare))
    else:
        text = "\n".join(edited(lines, edits))
    try:
        message = read(text).edition
    except BadRecord as bad:
        message = str(bad)
    assert message


@pytest.mark.parametrize("text", ["", "\n", "\x00", " " * 100_000, "uno record 1", BEFORE_CHECK, "\n" * 1000])
def test_what_is_hardly_a_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


@settings(max_examples=100)
@given(st.binary(max_size=400))
def test_bytes_are_no_record(content: bytes) -> None:
    with pytest.raises(BadRecord):
        read(content.decode("utf-8", errors="replace"))


def test_a_forged_record_with_an_empty_line_in_its_header_is_refused() -> None:
    bare = [line.rpartition(BEFORE_CHECK)[0] for line in RECORDS["classic"]]
    bare[1] = ""
    with pytest.raises(BadRecord, match='line 2: expected a line "rules" that fits a game, got ""'):
        read("".join(f"{line}{BEFORE_CHECK}{check}\n" for line, check in checked(bare)))


def test_a_long_scenario_takes_no_longer_than_its_length() -> None:
    chance = Random(1)
    lines = SCENARIOS[0].read_text(encoding="utf-8").splitlines()
    with pytest.raises(Failure):
        run("\n".join([*lines, *(chance.choice(lines) for _ in range(20_000))]))
