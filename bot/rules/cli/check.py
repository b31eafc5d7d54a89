"""Run scenario files; say of each that fails where and why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.rules.cli.position import Failure
from bot.rules.cli.scenario import run

TITLE = re.compile(r"#\s*(?P<rulings>[\w ]+?)\s+(plain|corner):")
"""How a scenario begins that names its rulings."""


@dataclass(slots=True)
class Result:
    """What came of one file: `message` says what is wrong with it, in `line` where it has lines."""

    file: str
    line: int | None
    scenario: str
    ruling: list[str]
    ok: bool
    message: str

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{place}: {self.message}"


def check(paths: Iterable[Path], say: Callable[[str], None] = print, *, as_json: bool = False) -> bool:
    """Run every scenario in these files and folders, and say what failed; return whether all passed."""
    results = []
    for result in (result for path in paths for result in _results(path)):
        results.append(result)
        if not result.ok and not as_json:
            say(str(result))
    failed = sum(not result.ok for result in results)
    passed = len(results) - failed
    if as_json:
        say(json.dumps({"passed": passed, "failed": failed, "results": [asdict(result) for result in results]}))
    else:
        say(f"{passed:,} passed, {failed:,} failed")
    return not failed


def _results(path: Path) -> Iterator[Result]:
    """Yield what came of a file, or of all in a folder; what is no folder is a file, even if it does not exist."""
    try:
        is_folder = path.is_dir()
    except OSError:
        is_folder = False
    if not is_folder:
        yield _result(path)
        return
    files = sorted(file for file in path.rglob("*.uno") if not file.is_dir())
    if not files:
        yield Result(str(path), None, path.name, [], False, "no scenarios in this folder")
    for file in files:
        yield _result(file)


def _result(file: Path) -> Result:
    result = Result(str(file), None, file.stem, [], True, "")
    try:
        text = file.read_text(encoding="utf-8-sig")
        title = TITLE.match(text)
        result.ruling = title["rulings"].split() if title else []
        run(text)
    except Failure as failure:
        result.line, result.message = failure.line, str(failure)
    except UnicodeDecodeError as error:
        result.line = error.object.count(b"\n", 0, error.start) + 1
        result.message = "not UTF-8 text"
    except FileNotFoundError:
        result.message = "no such file or folder"
    except OSError as error:
        result.message = f"cannot be read ({error.strerror})"
    result.ok = not result.message
    return result
