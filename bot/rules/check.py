"""Runs scenario files, and says of each that fails where and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from bot.rules.header import Failure
from bot.rules.scenario import run


def check(paths: Iterable[Path], say: Callable[[str], None] = print) -> bool:
    """Runs every scenario in these files and folders; whether all passed."""
    passed = failed = 0
    for path in paths:
        files = list(_scenarios(path))
        if not files:
            failed += 1
            say(f"{path}: {'no scenarios in this folder' if path.is_dir() else 'no such file or folder'}")
        for file in files:
            problem = _problem(file)
            if problem is None:
                passed += 1
            else:
                failed += 1
                say(problem)
    say(f"{passed} passed, {failed} failed")
    return not failed


def _scenarios(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from sorted(path.rglob("*.uno"))
    elif path.exists():
        yield path


def _problem(file: Path) -> str | None:
    try:
        run(file.read_text(encoding="utf-8-sig"))
    except Failure as failure:
        return f"{file}:{failure.line}: {failure}"
    except UnicodeDecodeError:
        return f"{file}: not a text file"
    except OSError as error:
        return f"{file}: cannot be read ({error.strerror})"
    return None
