"""Run scenario files; say of each that fails where and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from bot.rules.cli.position import Failure
from bot.rules.cli.scenario import run


def check(paths: Iterable[Path], say: Callable[[str], None] = print) -> bool:
    """Run every scenario in these files and folders; return whether all passed."""
    passed = failed = 0
    for path in paths:
        files = _scenarios(path)
        if not files:
            failed += 1
            say(f"{path}: no scenarios in this folder")
        for file in files:
            problem = _problem(file)
            if problem is None:
                passed += 1
            else:
                failed += 1
                say(problem)
    say(f"{passed} passed, {failed} failed")
    return not failed


def _scenarios(path: Path) -> list[Path]:
    """Return the files in a folder; a path that is no folder is one file, even if it does not exist."""
    try:
        is_folder = path.is_dir()
    except OSError:
        is_folder = False
    return sorted(file for file in path.rglob("*.uno") if not file.is_dir()) if is_folder else [path]


def _problem(file: Path) -> str | None:
    try:
        run(file.read_text(encoding="utf-8-sig"))
    except Failure as failure:
        return f"{file}:{failure.line}: {failure}"
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return f"{file}:{line}: not UTF-8 text"
    except FileNotFoundError:
        return f"{file}: no such file or folder"
    except OSError as error:
        return f"{file}: cannot be read ({error.strerror})"
    return None
