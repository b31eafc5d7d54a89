"""Check that everything in a record follows from its seed and its answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.rules.cli.progress import Progress, Report, plain_lines
from bot.rules.cli.words import counted
from bot.rules.record import DEAL, FOLLOWS, HEADER, BadRecord, OldRecord, Record, read

Rethink = Callable[[Record, Report], int | None]
"""Thinks out again what the computers of a daily deal answered; returns the place of the first other answer, if any.

It raises BadRecord where the record is of no daily deal.
"""


@dataclass(slots=True)
class Verdict:
    """What came of a record: `message` says what is wrong with it, in `line` where it has lines."""

    file: str
    line: int | None
    ok: bool
    message: str
    edition: str | None = None
    rounds: int = 0
    answers: int = 0


def verify(
    file: Path, *, as_json: bool = False, rethink: Rethink | None = None, progress: Progress = plain_lines
) -> bool:
    """Check a record and print what came of it; return whether it is sound.

    `rethink`: of a daily deal also whether its computers answer so; it takes some seconds.
    """
    verdict = _verdict(file, rethink, progress)
    if as_json:
        print(json.dumps(asdict(verdict)))
    elif verdict.ok:
        rounds, answers = counted(verdict.rounds, "round"), counted(verdict.answers, "answer")
        also = "" if rethink is None else ", the computers' by the seed"
        print(f"{file}: verified: {verdict.edition}, {rounds}, {answers}{also}")
    else:
        place = str(file) if verdict.line is None else f"{file}:{verdict.line}"
        print(f"{place}: {verdict.message}")
    return verdict.ok


def _verdict(file: Path, rethink: Rethink | None, progress: Progress) -> Verdict:
    verdict = Verdict(str(file), None, False, "")
    try:
        text = file.read_text(encoding="utf-8-sig")
        record = read(text)
        if rethink is not None:
            _think_again(record, text, rethink, progress)
    except OldRecord as old:
        verdict.line, verdict.message = old.line, f"not verified: {old.why}; none of its lines was changed"
    except BadRecord as bad:
        verdict.line, verdict.message = bad.line, f"refused: {bad.why}"
    except UnicodeDecodeError as error:
        verdict.line, verdict.message = error.object.count(b"\n", 0, error.start) + 1, "refused: not UTF-8 text"
    except FileNotFoundError:
        verdict.message = "no such file"
    except OSError as error:
        verdict.message = f"cannot be read ({error.strerror})"
    else:
        rounds, answers = record.answers.count(DEAL), len(record.answers)
        return Verdict(str(file), None, True, "", record.edition, rounds, answers)
    return verdict


def _think_again(record: Record, text: str, rethink: Rethink, progress: Progress) -> None:
    """Raise BadRecord where a computer would have answered otherwise."""
    with progress("answers") as tell:
        place = rethink(record, tell)
    if place is not None:
        lines = [line for line, words in enumerate(text.splitlines(), 1) if not words.startswith(FOLLOWS)]
        raise BadRecord(lines[1 + len(HEADER) + place], "the computers of this version answer otherwise")
