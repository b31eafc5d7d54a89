"""Whole games as every seat sees them: a change in what is played, reported or shown makes a difference here.

For every answer of a game: the answer; the events that all may know; the table as the channel sees it; then the lines
that only some seats see, after their letters. To renew the files after a change that was meant, set RENEW_GOLDEN=1, and
read the difference before keeping it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS
from bot.rules.redaction import Asking, seen_by
from bot.rules.view import view
from tests.rules.showing import event_line, view_lines
from tests.rules.tables import Table, make, written

GOLDEN = Path(__file__).parent / "golden"
RENEW = "RENEW_GOLDEN"
MOST_BYTES = 150_000
MOST_LINES = 80
"""Of a difference; the first ones say what changed."""

TABLES = {
    "classic": Table("classic", 4, ("seven_zero", "force_play"), "points", 100, seed=1115, players=1115),
    "avengers": Table("avengers", 4, (), "points", 100, seed=1, players=1),
    "bts": Table("bts", 4, ("stacking", "jump_in"), "lowest", 100, seed=191, players=191),
    "minecraft": Table("minecraft", 4, ("draw_to_match", "no_bluff"), "points", 100, seed=1384, players=1384),
    "transformers": Table("transformers", 4, (), "single", seed=523, players=523),
    "no-mercy": Table("no-mercy", 4, (), "single", seed=873, players=873),
}


ASKED = {
    "classic": {"play", "drawn", "colour", "challenge", "target"},
    "avengers": {"play", "drawn", "colour", "challenge", "lay"},
    "bts": {"play", "drawn", "colour", "challenge", "stack", "dance"},
    "minecraft": {"play", "drawn", "colour"},
    "transformers": {"play", "drawn", "colour", "challenge", "target", "discard", "flipped"},
    "no-mercy": {"play", "drawn", "colour", "target", "stack"},
}


def played(table: Table) -> Iterator[str]:
    """A game, line by line."""
    game = table.game()
    edition, letters = game.edition, SEAT_LETTERS[: table.seats]
    yield f"{table.edition}; seats {table.seats}; house {' '.join(game.state.house) or 'none'}; {game.state.scoring}"
    for move in table.moves(game):
        side = game.state.side
        said = written(game, move)
        events = make(game, move)
        yield ""
        yield f"> {said}"
        for event in seen_by(None, events, edition, side):
            if not isinstance(event, Asking):
                yield f"  {event_line(event, edition, letters)}"
        yield from table_lines(game, letters)


def table_lines(game: Game, letters: str) -> Iterator[str]:
    """The table as all see it, and what seats see otherwise."""
    public = list(view_lines(view(game), letters))
    yield from public
    seers: dict[str, str] = {}
    for seat, letter in enumerate(letters):
        for line in view_lines(view(game, seat), letters):
            if line not in public:
                seers[line] = seers.get(line, "") + letter
    yield from (f"  ({seats}) {line.strip()}" for line, seats in seers.items())


@pytest.mark.parametrize("edition", TABLES)
def test_golden(edition: str) -> None:
    file = GOLDEN / f"{edition}.txt"
    now = "".join(f"{line}\n" for line in played(TABLES[edition]))
    assert len(now) < MOST_BYTES
    if os.environ.get(RENEW):
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    if now != before:
        lines = unified_diff(before.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=1)
        shown = "\n".join(line for line, _ in zip(lines, range(MOST_LINES), strict=False))
        pytest.fail(f"{shown}\n\nIf this was meant: {RENEW}=1 pytest {Path(__file__).name}", pytrace=False)


@pytest.mark.parametrize("edition", TABLES)
def test_every_question_and_every_card_with_an_effect_is_there(edition: str) -> None:
    text = (GOLDEN / f"{edition}.txt").read_text(encoding="utf-8")
    assert set(re.findall(r"^  asks \w (\w+)", text, re.MULTILINE)) == ASKED[edition]
    played = set(re.findall(r"^  card played: seat \w, card (\S+)$", text, re.MULTILINE))
    symbols = {face.symbol.token for face in EDITIONS[edition].faces if face.symbol.number is None}
    assert symbols <= {token if token.startswith("W") else token[1:] for token in played}
