"""Snapshots: a text that holds a whole game, and texts that hold none."""

from __future__ import annotations

import json

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.snapshot import BadSnapshot, from_json, to_json
from bot.rules.state import State
from bot.rules.version import OtherRules


def dealt() -> str:
    """A game after the deal."""
    game = Game(State(EDITIONS["no-mercy"], 3, bytes(range(32)), ("discard_own",), "lowest", 300, 9, 4))
    game.deal()
    return to_json(game.state)


def test_everything_that_was_chosen_is_kept() -> None:
    state = from_json(dealt())
    assert (state.edition.key, state.seats, state.seed) == ("no-mercy", 3, bytes(range(32)))
    assert (state.house, state.scoring, state.target) == (("discard_own",), "lowest", 300)
    assert (state.hand, state.uno) == (9, 4)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 1},
        {"edition": "chess"},
        {"question": ["Fly", 1]},
        {"question": ["Draw", 1, 2, False]},
        {"question": ["Turn"]},
        {"agenda": [["Fly"]]},
        {"seed": "secret"},
        {"played_now": "q"},
        {"owes": None},
    ],
)
def test_what_is_no_snapshot_says_so_and_tells_nothing(change: dict[str, object]) -> None:
    text = json.dumps(json.loads(dealt()) | change)
    with pytest.raises(BadSnapshot) as bad:
        from_json(text)
    assert str(bad.value) == "not a snapshot of this version"
    assert bad.value.__cause__ is None


@pytest.mark.parametrize(("change", "version"), [({"rules": 1}, 1), ({"rules": 3}, 3)])
def test_a_match_that_was_played_under_other_rules_is_named_as_such(change: dict[str, object], version: int) -> None:
    with pytest.raises(OtherRules) as other:
        from_json(json.dumps(json.loads(dealt()) | change))
    assert other.value.version == version


def test_a_snapshot_that_names_no_version_of_the_rules_is_of_the_first() -> None:
    kept = json.loads(dealt())
    del kept["rules"]
    with pytest.raises(OtherRules, match="version 1 of the rules"):
        from_json(json.dumps(kept))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '"text"'])
def test_other_texts_are_refused_as_well(text: str) -> None:
    with pytest.raises(BadSnapshot):
        from_json(text)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_state_after_the_deal_is_small(key: str) -> None:
    edition = EDITIONS[key]
    game = Game(State(edition, 4, bytes(32)))
    game.deal()
    assert len(to_json(game.state)) < 4096
