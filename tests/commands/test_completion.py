"""Completion, in the shells themselves: what they offer is what the parser takes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from bot.commands.completion import SCRIPTS, places
from bot.commands.table import COMMANDS

# Outside their line editors the shells cannot offer everything: what would is told to print.
IN_BASH = """
compopt() { printf '%s\\n' *; }
source "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_uno
printf '%s\\n' "${COMPREPLY[@]}"
"""
IN_ZSH = """
compdef() { [[ $1 == _uno && $2 == uno ]] || exit 1 }
compadd() { shift; print -l -- "$@" }
_files() { print -l -- * }
_describe() { print -l -- ${offered%%:*} }
source "$1"; shift
words=("$@") CURRENT=$#
_uno
"""
IN_FISH = "source $argv[1]; complete -C $argv[2]"


def offered(shell: str, script: Path, line: str) -> set[str]:
    """Return what the shell offers for the last word of a line."""
    words = line.split(" ")
    command = {
        "bash": ["bash", "--norc", "-c", IN_BASH, "bash", str(script), *words],
        "zsh": ["zsh", "-f", "-c", IN_ZSH, "zsh", str(script), *words],
        "fish": ["fish", "--no-config", "-c", IN_FISH, str(script), line],
    }[shell]
    ended = subprocess.run(command, cwd=script.parent, capture_output=True, text=True, timeout=60, check=False)
    assert ended.stderr == ""
    found = {word.split("\t")[0] for word in ended.stdout.splitlines() if word}
    return {word for word in found if word.startswith(words[-1])}


@pytest.fixture(params=SCRIPTS)
def shell(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed here")
    return name


@pytest.fixture
def script(shell: str, tmp_path: Path) -> Path:
    """The script, alone in a folder."""
    path = tmp_path / "script"
    path.write_text(SCRIPTS[shell](places()))
    return path


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("uno ", set(COMMANDS)),
        ("uno re", {"restore", "rebuild-stats"}),
        ("uno --v", {"--version"}),
        ("uno export --", {"--help", "--version", "--format", "--server", "--since", "--names"}),
        ("uno export --format ", {"csv", "jsonl"}),
        ("uno export --format csv --n", {"--names"}),
        ("uno rules ", {"check", "duel", "play", "simulate", "verify"}),
        ("uno rules simulate --g", {"--games"}),
        ("uno completion ", {"bash", "zsh", "fish"}),
        ("uno run ", set()),
        ("uno export --server ", set()),
    ],
)
def test_what_is_offered(shell: str, script: Path, line: str, expected: set[str]) -> None:
    assert offered(shell, script, line) == expected


def test_files_are_offered_where_one_is_named(shell: str, script: Path) -> None:
    for line in ("uno restore ", "uno playground --scenario ", "uno rules check "):
        assert "script" in offered(shell, script, line), line


def test_every_command_has_its_place() -> None:
    found = {place.words[0] for place in places() if place.words}
    assert found == set(COMMANDS)
    (playing,) = [place for place in places() if place.name == "rules play"]
    assert "--seats" in {name for option in playing.options for name in option.names}
