"""What computer players depend on, and that they can play an edition unknown to them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.players import LEVELS
from bot.players.effects import card_effects
from bot.rules.editions import EDITIONS
from tests.players.test_players import play, seated
from tests.rules.tables import Table, together
from tests.rules.test_seventh_edition import KEPT, RELAY

PLAYERS = Path(__file__).parents[2] / "bot" / "players"


def test_they_import_the_rules_what_runs_processes_and_the_standard_library() -> None:
    for path in PLAYERS.glob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(("from ", "import ")):
                name = line.split()[1]
                ours = name.startswith(("bot.rules", "bot.players", "bot.worker"))
                assert ours or name.partition(".")[0] in sys.stdlib_module_names, f"{path.name}: {line}"


def test_they_never_ask_which_edition() -> None:
    """Only what was learned is looked up by its key; an edition without a table is played by what its cards do."""
    for path in PLAYERS.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert source.count(".key") == (path.name in {"policy.py", "odds.py"})
        assert "bot.rules.editions" not in source


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_seventh_edition_is_played(level: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "relay", RELAY)
    for register, name, kept in KEPT:
        monkeypatch.setitem(register, name, kept)
    asked: set[str] = set()
    play(Table("relay", seats, together(RELAY.house, seats), seed=seats), seated(level, seats, 1), 100, asked)
    assert asked


def test_what_cards_do_is_found_by_trying() -> None:
    edition = EDITIONS["no-mercy"]
    found = {face.token: effect for face, effect in zip(edition.faces, card_effects(edition, ()), strict=True)}
    assert (found["r+4"].strikes, found["r+4"].skips) == (4, True)
    assert found["rSA"].again
    assert found["r7"].swaps
    assert found["r0"].passes
    assert found["rDA"].sheds > 0
    assert found["r5"] == found["b6"]
