"""Check that everything in a record follows from its seed and its answers."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.rules.cli.words import counted
from bot.rules.record import DEAL, BadRecord, OldRecord, read


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


def verify(file: Path, *, as_json: bool = False) -> bool:
    """Check a record and print what came of it; return whether it is sound."""
    verdict = _verdict(file)
    if as_json:
        print(json.dumps(asdict(verdict)))
    elif verdict.ok:
        rounds, answers = counted(verdict.rounds, "round"), counted(verdict.answers, "answer")
        print(f"{file}: verified: {verdict.edition}, {rounds}, {answers}")
    else:
        place = str(file) if verdict.line is None else f"{file}:{verdict.line}"
        print(f"{place}: {verdict.message}")
    return verdict.ok


def _verdict(file: Path) -> Verdict:
    verdict = Verdict(str(file), None, False, "")
    try:
        record = read(file.read_text(encoding="utf-8-sig"))
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
