"""The rules on the command line, as it is typed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.rules.chance import seal
from bot.rules.cli.commands import from_shell, main
from bot.rules.cli.terminal import HELP, Terminal
from bot.rules.editions import EDITIONS
from bot.rules.record import Record, read, write
from tests.rules.test_record import played

Out = pytest.CaptureFixture[str]


def wrong(out: Out, *arguments: str) -> str:
    """What is said to a user who typed this."""
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    return out.readouterr().err.strip().splitlines()[-1].partition("error: ")[2]


@pytest.mark.parametrize("key", EDITIONS)
def test_simulate_reports_games_moves_and_speed(key: str, capsys: Out) -> None:
    assert main(["simulate", key, "--games", "5", "--seed", "3", "--view", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["edition"], report["seats"], report["games"], report["unfinished"]) == (key, 4, 5, 0)
    assert report["moves"] > 5
    assert report["events"] > report["moves"]
    assert report["moves_per_second"] == pytest.approx(report["moves"] / report["seconds"], rel=0.5)


def test_simulate_is_the_same_again_with_the_same_seed(capsys: Out) -> None:
    reports = []
    for seed in ("1", "1", "2"):
        main(["simulate", "classic", "--games", "5", "--seed", seed, "--json"])
        report = json.loads(capsys.readouterr().out)
        reports.append((report["moves"], report["events"]))
    assert reports[0] == reports[1] != reports[2]


def test_simulate_with_house_rules_seats_and_whole_matches(capsys: Out) -> None:
    arguments = ["--seats", "3", "--games", "2", "--house", "stacking", "jump_in", "--scoring", "points"]
    assert main(["simulate", "classic", *arguments]) == 0
    lines = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()[:3])
    assert lines == {"edition": "classic", "seats": "3", "house": "stacking jump_in"}


def test_a_game_that_does_not_end_is_reported(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.rules.cli.simulate.MOST_ANSWERS", 3)
    assert main(["simulate", "classic", "--games", "2"]) == 1
    assert "unfinished       2\n" in capsys.readouterr().out


def test_whole_matches_are_played_where_points_are_counted(capsys: Out) -> None:
    moves = []
    for scoring in ([], ["--scoring", "single"], ["--scoring", "points"]):
        main(["simulate", "classic", "--games", "1", *scoring, "--json"])
        moves.append(json.loads(capsys.readouterr().out)["moves"])
    assert moves[0] == moves[1] < moves[2]


def test_the_smallest_and_the_largest_table_can_be_had(capsys: Out) -> None:
    for seats in (2, 10):
        assert main(["simulate", "classic", "--seats", str(seats), "--games", "1", "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        assert (report["seats"], report["games"]) == (seats, 1)


def test_a_command_must_be_given(capsys: Out) -> None:
    assert wrong(capsys) == "the following arguments are required: COMMAND"


def test_tables_that_cannot_be_are_refused(capsys: Out) -> None:
    assert wrong(capsys, "simulate", "chess") == (
        'argument EDITION: no edition "chess"; there are: classic, avengers, bts, minecraft, transformers, no-mercy'
    )
    assert wrong(capsys, "simulate", "no-mercy", "--seats", "7") == "no-mercy takes 2 to 6 seats, not 7"
    assert wrong(capsys, "play", "classic", "--seats", "1") == "classic takes 2 to 10 seats, not 1"
    assert wrong(capsys, "simulate", "no-mercy", "--house", "stacking") == (
        f'no house rule "stacking" in no-mercy; it has: {", ".join(EDITIONS["no-mercy"].house)}'
    )
    assert wrong(capsys, "simulate", "classic", "--house", "deflect", "stack_any", "stacking") == (
        "stacking and stack_any exclude each other"
    )
    assert wrong(capsys, "play", "classic", "--hand", "4").startswith("argument --hand: invalid choice: 4")
    assert wrong(capsys, "simulate", "classic", "--games", "0") == "argument --games: must be at least 1"
    assert wrong(capsys, "simulate", "classic", "--games", "1e3") == 'argument --games: "1e3" is not a number'
    assert wrong(capsys, "simulate", "classic", "--seats", "") == 'argument --seats: "" is not a number'
    assert wrong(capsys, "simulate", "classic", "--seed", "x") == 'argument --seed: "x" is not a number'


def test_verify_accepts_a_record_and_refuses_a_changed_one(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "game.txt"
    record = played("minecraft")
    file.write_text(write(record), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    rounds = record.answers.count("deal")
    said = capsys.readouterr().out
    assert said == f"{file}: verified: minecraft, {rounds} rounds, {len(record.answers)} answers\n"
    file.write_text(write(record).replace("seats 4", "seats 5"), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out == f'{file}: refused: line 8: "seats 5" is not what was recorded here\n'


def test_verify_names_a_record_of_other_rules_as_such(capsys: Out) -> None:
    (file, *_) = sorted((Path(__file__).parent / "golden").glob("former-record-*.txt"))
    assert main(["verify", str(file)]) == 1
    why = "line 1: played under version 1 of the rules, and these are version 2"
    assert capsys.readouterr().out == f"{file}: not verified: {why}; none of its lines was changed\n"


def test_verify_says_what_is_wrong_with_a_file(tmp_path: Path, capsys: Out) -> None:
    missing, binary = tmp_path / "missing.txt", tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe")
    assert main(["verify", str(missing)]) == 1
    assert capsys.readouterr().out == f"{missing}: cannot be read (No such file or directory)\n"
    assert main(["verify", str(binary)]) == 1
    assert capsys.readouterr().out == f"{binary}: refused: not a text file\n"


def test_check_runs_scenarios(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "good.uno").write_text("edition classic\ntop r5\nA r1 r2\nB g1\n= asks A play\n", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    (tmp_path / "wrong.uno").write_text("edition classic\ntop r5\nA r1\nB g1\n= asks B play\n", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    wrong_line = f"{tmp_path / 'wrong.uno'}:5: expected asks B play, got asks A play"
    assert capsys.readouterr().out == f"{wrong_line}\n1 passed, 1 failed\n"


# A match in the terminal


class Person:
    """A user at the terminal: what they type, and all that they read."""

    def __init__(self, *said: str) -> None:
        self.said: Iterator[str] = iter(said)
        self.read: list[str] = []

    def ask(self, prompt: str) -> str:
        """Types the next line; nothing more to say is Enter alone."""
        self.read.append(prompt)
        return next(self.said, "")

    def play(self, key: str, **choices: str) -> Record:
        """A match against three."""
        record = Record(key, 4, Random(9).randbytes(32), **choices)  # type: ignore[arg-type]
        Terminal(record, Random(2), self.ask, self.read.append).play()
        return record


@pytest.mark.parametrize("key", EDITIONS)
def test_a_match_in_the_terminal_ends_and_its_record_verifies(key: str) -> None:
    person = Person()
    record = person.play(key, scoring="single")
    assert read(write(record)).answers == record.answers
    assert person.read[1] == f"The seal of the deal is {seal(record.seed)}."
    assert person.read[-2].startswith("The match is won by ")
    assert person.read[-1] == f"The seed was {record.seed.hex()}."


@pytest.mark.parametrize("key", EDITIONS)
def test_one_sees_ones_own_hand_and_of_the_others_how_many(key: str) -> None:
    person = Person()
    person.play(key, scoring="single")
    views = [line for line in person.read if re.match("  [BCD] ", line)]
    assert views
    assert all(re.match(r"  [BCD] cards \d+", line) for line in views)
    assert any(line.startswith("  A hand ") for line in person.read)
    backs = [line.split("; ")[1] for line in views if "backs" in line]
    assert all(line.startswith("backs ") for line in backs)
    assert bool(backs) == EDITIONS[key].two_sided
    said = [line for line in person.read if re.match("  (cards drawn|cards shown|round dealt): ", line)]
    theirs = [line for line in said if re.search(r": seat [BCD](, to [BCD])?, cards", line)]
    assert theirs
    assert all(re.search(r", cards \d+ hidden$", line) for line in theirs)
    (dealt,) = (line for line in said if "round dealt" in line)
    assert re.search(r", hands [^/]+( / 7 hidden){3}, pile \d+ hidden$", dealt)


def test_one_sees_what_one_draws_oneself() -> None:
    person = Person()
    person.play("classic", scoring="single")
    drawn = [line for line in person.read if line.startswith("  cards drawn: seat A")]
    assert drawn
    assert not any("hidden" in line for line in drawn)


def test_the_others_call_and_catch_by_themselves_and_nobody_calls_for_the_person() -> None:
    record = Person().play("classic", scoring="points")
    calls = {answer for answer in record.answers if answer.split()[1:2] in (["uno"], ["catch"])}
    assert {answer[0] for answer in calls} == {"B", "C", "D"}
    assert {answer.split()[1] for answer in calls} == {"uno", "catch"}


def test_what_is_not_understood_or_not_legal_is_told_and_asked_again() -> None:
    person = Person("fly", "play q7", "challenge", "play", "help", "?", "A", "B draw")
    record = person.play("classic", scoring="single")
    answers = [after for before, after in pairwise(person.read) if before == "A> "]
    assert answers[:8] == [
        f'no verb "fly". {HELP}',
        f'no card "q7" in classic. {HELP}',
        "Refused: that is no answer to this question.",
        f'"play" takes one word after it. {HELP}',
        HELP,
        HELP,
        f'no verb "A". {HELP}',
        f'no verb "B". {HELP}',
    ]
    assert read(write(record)).answers == record.answers


def test_the_letter_of_ones_own_seat_may_stand_before_an_answer() -> None:
    person = Person("A uno !", "A draw")
    record = person.play("classic", scoring="single")
    assert [line for line in person.read if line.endswith(HELP)][1:] == [f'"uno" takes nothing after it. {HELP}']
    assert next(answer for answer in record.answers if answer.startswith("A ")) == "A draw"


def test_one_can_leave() -> None:
    person = Person("quit")
    record = person.play("classic")
    assert record.answers[-1] == "A quit"
    assert person.read[-2] == "You left the match."


def test_a_match_is_played_at_the_table_that_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "quit")
    file = tmp_path / "game.txt"
    table = ["--seats", "3", "--house", "stacking", "--scoring", "lowest", "--target", "40"]
    assert main(["play", "classic", *table, "--record", str(file)]) == 0
    record = read(file.read_text(encoding="utf-8"))
    assert (record.edition, record.seats, record.house) == ("classic", 3, ("stacking",))
    assert (record.scoring, record.target) == ("lowest", 40)


def test_the_end_of_input_is_leaving(tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(_prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    file = tmp_path / "game.txt"
    assert main(["play", "bts", "--record", str(file)]) == 0
    *_, left, seed = capsys.readouterr().out.splitlines()
    assert left == "You left the match."
    assert seed.startswith("The seed was ")
    assert read(file.read_text(encoding="utf-8")).answers[-1] == "A quit"
    assert main(["verify", str(file)]) == 0


def test_a_record_that_cannot_be_kept_is_told_before_the_match(tmp_path: Path, capsys: Out) -> None:
    nowhere = tmp_path / "no" / "folder.txt"
    assert main(["play", "bts", "--record", str(nowhere)]) == 1
    assert capsys.readouterr().out == f"{nowhere}: cannot be written (No such file or directory)\n"
    assert main(["play", "bts", "--record", str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{tmp_path}: cannot be written (Is a directory)\n"


# In a shell


def typed(*arguments: str | Path, says: bytes = b"", out: int = subprocess.PIPE) -> tuple[int, str]:
    """Runs a command in a shell that writes nothing but ASCII; its code and what it writes, which is no traceback."""
    command = [sys.executable, "-m", "bot.rules", *map(str, arguments)]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii:strict"}
    done = subprocess.run(command, input=says, stdout=out, stderr=subprocess.PIPE, env=environment, check=False)
    assert done.stderr == b""
    return done.returncode, (done.stdout or b"").decode("ascii")


def test_names_that_the_shell_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "牌.uno").write_text("edition 牌", encoding="utf-8")
    said = f'{tmp_path}/\\u724c.uno:1: no edition "\\u724c"\n0 passed, 1 failed\n'
    assert typed("check", tmp_path) == (1, said)


def test_what_is_typed_may_be_no_text() -> None:
    code, said = typed("play", "classic", says=b"\xff\xfe\n\xe7\x89\x8c\nquit\n")
    assert code == 0
    assert said.count("no verb ") == 2
    assert said.splitlines()[-2] == "You left the match."


@pytest.mark.parametrize("command", ["check", "simulate", "verify", "play"])
def test_nobody_reads_on(tmp_path: Path, command: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        more = ["--games", "1"] if command == "simulate" else []
        what = "classic" if command in {"simulate", "play"} else tmp_path / "nothing"
        assert typed(command, what, *more, out=writer) == (1, "")
    finally:
        os.close(writer)


def test_breaking_off_is_not_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.rules.cli.commands.main", broken_off)
    assert from_shell() == 130


def test_names_that_no_file_can_have(capsys: Out) -> None:
    name = "a" * 5000
    for command, said in (("check", f"{name}: cannot be read (File name too long)"), ("verify", "File name too long")):
        assert main([command, name]) == 1
        assert said in capsys.readouterr().out
