"""The rules on the command line, as it is typed."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from io import StringIO
from pathlib import Path

import pytest

from bot.players import PLAYERS
from bot.rules.cli.commands import from_shell, main
from bot.rules.cli.progress import Report, plain_lines
from bot.rules.cli.simulate import Played, Setup, play_one
from bot.rules.editions import EDITIONS
from bot.rules.record import write
from bot.rules.version import RULES_VERSION
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
    first = capsys.readouterr().out.splitlines()[0]
    assert first == "2 games of classic: 3 seats, points, random, house rules stacking jump_in"


def test_simulate_tells_who_won_how_and_how_long_it_took(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "games.csv"
    arguments = ["simulate", "no-mercy", "--games", "30", "--jobs", "2", "--scoring", "points", "--target", "150"]
    assert main([*arguments, "--csv", str(file), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    games = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [int(game["game"]) for game in games] == list(range(1, 31))
    assert sum(seat["wins"] for seat in report["wins"]) == sum(len(game["winners"].split()) for game in games)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in report["wins"])
    assert report["moves_each"]["longest"] == max(int(game["turns"]) for game in games)
    assert report["rounds"]["mean"] == pytest.approx(sum(int(game["rounds"]) for game in games) / 30, abs=0.01)
    won = [way for game in games for way in game["won_with"].split("; ")]
    for way, by_seat in report["won_with"].items():
        assert sum(by_seat.values()) == won.count(way)
    assert report["knocked_out"].keys() == set("ABCD")
    main([*arguments, "--json", "--jobs", "1"])
    alone = json.loads(capsys.readouterr().out)
    assert {**alone, "seconds": 0, "moves_per_second": 0} == {**report, "seconds": 0, "moves_per_second": 0}


def test_simulate_lets_good_players_play(capsys: Out) -> None:
    arguments = ["--games", "2", "--seats", "2", "--level", "normal"]
    assert main(["simulate", "classic", *arguments], players=PLAYERS) == 0
    assert capsys.readouterr().out.startswith("2 games of classic: 2 seats, single, normal\n")


def test_a_simulation_that_is_interrupted_tells_what_it_has(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(setup: Setup, _games: int, _jobs: int) -> Iterator[Played]:
        yield play_one(setup, 1)
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.rules.cli.commands.simulate", interrupted)
    assert main(["simulate", "classic", "--games", "5000"]) == 130
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first == "Interrupted after 1 of 5,000 games."
    assert second == "1 game of classic: 4 seats, single, random"


def test_progress_is_told_now_and_then() -> None:
    stream, times = StringIO(), iter([0.0, 4.0, 10.0, 12.0, 20.0])
    with plain_lines("games", lambda: next(times), stream) as report:
        for done in (40, 100, 120, 300):
            report(done, 400)
    assert stream.getvalue().splitlines() == [
        "100 of 400 games, 10.0 a second, 30 s left",
        "300 of 400 games, 15.0 a second, 7 s left",
    ]


def test_a_simulation_tells_how_far_it_is(capsys: Out) -> None:
    told: list[tuple[int, int]] = []

    def progress(what: str) -> AbstractContextManager[Report]:
        assert what == "games"
        return nullcontext(lambda done, of: told.append((done, of)))

    main(["simulate", "classic", "--games", "3"], progress=progress)
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_game_that_does_not_end_is_reported(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.rules.cli.simulate.MOST_ANSWERS", 3)
    assert main(["simulate", "classic", "--games", "2"]) == 1
    assert "2 of them did not end\n" in capsys.readouterr().out


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


def test_every_command_says_what_it_does_with_examples(capsys: Out) -> None:
    for command in ([], ["check"], ["simulate"], ["duel"], ["verify"], ["play"]):
        with pytest.raises(SystemExit) as end:
            main([*command, "--help"], "uno rules")
        assert end.value.code == 0
        assert f"examples:\n  uno rules {' '.join(command)}" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"rules {RULES_VERSION}\n"


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
    assert wrong(capsys, "play", "classic", "--hand", "4").startswith("argument --hand: invalid choice: ")
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
    assert capsys.readouterr().out == f'{file}:8: refused: "seats 5" is not what was recorded here\n'


def test_verify_names_a_record_of_other_rules_as_such(capsys: Out) -> None:
    (file, *_) = sorted((Path(__file__).parent / "golden").glob("former-record-*.txt"))
    assert main(["verify", str(file)]) == 1
    why = "played under version 1 of the rules, and these are version 2"
    assert capsys.readouterr().out == f"{file}:1: not verified: {why}; none of its lines was changed\n"


def test_verify_says_what_is_wrong_with_a_file(tmp_path: Path, capsys: Out) -> None:
    missing, binary = tmp_path / "missing.txt", tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe")
    assert main(["verify", str(missing)]) == 1
    assert capsys.readouterr().out == f"{missing}: no such file\n"
    assert main(["verify", str(binary)]) == 1
    assert capsys.readouterr().out == f"{binary}:1: refused: not UTF-8 text\n"


def test_verify_and_check_tell_other_programs(tmp_path: Path, capsys: Out) -> None:
    record = tmp_path / "game.txt"
    text = write(played("classic"))
    for content, line, ok, message in (
        (text, None, True, ""),
        (text.replace("seats 4", "seats 5"), 8, False, 'refused: "seats 5" is not what was recorded here'),
    ):
        record.write_text(content, encoding="utf-8")
        assert main(["verify", str(record), "--json"]) == (0 if ok else 1)
        verdict = json.loads(capsys.readouterr().out)
        assert (verdict["file"], verdict["line"], verdict["ok"]) == (str(record), line, ok)
        assert verdict["message"] == message
    scenario = "# G4 stacking plain: Red on red.\nedition classic\ntop r5\nA r1\nB g1\n= asks {} play\n"
    for name, asked in (("good", "A"), ("wrong", "B")):
        (tmp_path / f"{name}.uno").write_text(scenario.format(asked), encoding="utf-8")
    (tmp_path / "empty").mkdir()
    assert main(["check", str(tmp_path), str(tmp_path / "empty"), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"]) == (1, 2)
    assert [tuple(result.values()) for result in told["results"]] == [
        (f"{tmp_path}/good.uno", None, "good", ["G4", "stacking"], True, ""),
        (f"{tmp_path}/wrong.uno", 6, "wrong", ["G4", "stacking"], False, "expected asks B play, got asks A play"),
        (f"{tmp_path}/empty", None, "empty", [], False, "no scenarios in this folder"),
    ]


def test_check_runs_scenarios(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "good.uno").write_text("edition classic\ntop r5\nA r1 r2\nB g1\n= asks A play\n", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    (tmp_path / "wrong.uno").write_text("edition classic\ntop r5\nA r1\nB g1\n= asks B play\n", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    wrong_line = f"{tmp_path / 'wrong.uno'}:5: expected asks B play, got asks A play"
    assert capsys.readouterr().out == f"{wrong_line}\n1 passed, 1 failed\n"


# In a shell


def typed(*arguments: str | Path, says: bytes = b"", out: int = subprocess.PIPE) -> tuple[int, str]:
    """Run a command in a shell that writes nothing but ASCII; its code and what it writes, which is no traceback."""
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
    assert said.count("I do not understand ") == 2
    assert said.splitlines()[-2] == "Thank you for playing!"


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
    def broken_off(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.rules.cli.commands.main", broken_off)
    assert from_shell() == 130


def test_names_that_no_file_can_have(capsys: Out) -> None:
    name = "a" * 5000
    for command, said in (("check", f"{name}: cannot be read (File name too long)"), ("verify", "File name too long")):
        assert main([command, name]) == 1
        assert said in capsys.readouterr().out
