"""Other people's programs at our table: what they read, what becomes of their answers, and of their faults."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

from bot.players import PLAYERS
from bot.rules.cli.commands import main
from bot.rules.cli.duel import DuelGame
from bot.rules.cli.seen import BY_SEAT, CARDS, SEAT, SEATS, event_as_json, view_as_json
from bot.rules.editions import EDITIONS
from bot.rules.events import EVENTS, SIGHT
from bot.rules.game import Game
from bot.rules.redaction import Asking, Hidden, seen_by
from bot.rules.view import PARTS, view
from tests.rules.given import Given
from tests.rules.knowledge import otherwise
from tests.rules.tables import Table, at, make, tables

Out = pytest.CaptureFixture[str]
PAGE = Path(__file__).parents[2] / "data" / "docs" / "duel.md"
NO_SEATS = {"danced", "guilty", "is_shared", "shuffles", "round", "score", "colour"}
"""Fields of events that name neither a seat nor, by their annotation, cards."""

READ = "import json, os, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
FIRST = "    print(asked['options'][0], flush=True)\n"

Write = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """Write a program; return the command that starts it."""

    def write(text: str) -> str:
        path = tmp_path / f"player{len(list(tmp_path.iterdir()))}.py"
        path.write_text(text, encoding="utf-8")
        return shlex.join([sys.executable, str(path)])

    return write


def result(out: Out, *arguments: str, withheld: tuple[str, ...] = ()) -> Any:
    """Play a duel; return what it tells as JSON."""
    assert main(["duel", "--seconds", "60", *arguments, "--json"], players=PLAYERS, withheld=withheld) == 0
    return json.loads(out.readouterr().out)


def faults(figures: Any) -> list[str]:
    return [f"{fault['side']}: {fault['why']}" for fault in figures["faults"]]


# What a program reads


def test_all_of_a_view_is_told_but_its_options() -> None:
    game = Given("edition classic\nhouse stacking\ntop r5\nA r+2 W\nB g1 g2\nC y9\ndraw b1 b2").game
    seen = view_as_json(view(game, 0))
    assert set(seen) == set(PARTS) - {"options"}
    assert json.loads(json.dumps(seen)) == seen
    assert (seen["seat"], seen["hand"], seen["top"], seen["colour"]) == ("A", ["r+2", "W"], "r5", "r")
    assert (seen["counts"], seen["in_round"], seen["direction"]) == ({"A": 2, "B": 2, "C": 1}, ["A", "B", "C"], "left")
    assert seen["prompt"] == {"seat": "A", "kind": "play", "number": game.state.number}


def test_backs_are_told_where_cards_have_them() -> None:
    game = Given("edition transformers\ntop r5/t7\nA r1/p2\nB y9/u4 y8/o2\ndraw g9/oR").game
    seen = view_as_json(view(game, 0))
    assert (sorted(seen["backs"]["B"]), seen["backs"]["A"], seen["back"], seen["side"]) == (
        ["o2", "u4"],
        [],
        "oR",
        "light",
    )


@at(15)
@given(table=tables(most=120))
def test_what_is_hidden_changes_nothing_that_is_told(table: Table) -> None:
    """Tables that differ only in what a seat may not know are told to it in the same words."""
    game = table.game()
    chance = Random(table.seed)
    for number, move in enumerate(table.moves(game)):
        side = game.state.side
        for seat in range(table.seats):
            for event in seen_by(seat, make(game.copy(), move), game.edition, side):
                told = event_as_json(event, game.edition)
                for field in fields(event):  # type: ignore[arg-type]
                    if isinstance(getattr(event, field.name), Hidden):
                        assert isinstance(told[field.name], int)
        make(game, move)
        if number % 5:
            continue
        for seat in range(table.seats):
            elsewhere = Game(otherwise(game.state, seat, chance))
            assert view_as_json(view(game, seat)) == view_as_json(view(elsewhere, seat))


@pytest.mark.parametrize("name", sorted(EVENTS.keys() - {"Asked", "Asking"}))
def test_every_field_of_an_event_is_told_in_the_notation(name: str) -> None:
    for field in fields(EVENTS[name]):  # type: ignore[arg-type]
        known = field.metadata.get(SIGHT) in CARDS or field.name in SEAT | SEATS | BY_SEAT | NO_SEATS
        assert known or (name, field.name) == ("PenaltyRaised", "cards"), field.name


@pytest.mark.parametrize("key", EDITIONS)
def test_events_are_told_by_their_names(key: str) -> None:
    game = Table(key, 4, seed=5).game()
    told = [event_as_json(event, game.edition) for event in seen_by(1, game.deal(), game.edition, 0)]
    names = [event["event"] for event in told]
    assert names[-1] == "Asked"
    (dealt,) = [event for event in told if event["event"] == "RoundDealt"]
    assert dealt["hands"]["B"] == view_as_json(view(game, 1))["hand"] or len(dealt["hands"]["B"]) == 7
    assert [dealt["hands"][seat] for seat in "ACD"] == [7, 7, 7]
    assert dealt["pile"] == len(game.edition.deck) - 28
    assert all(not isinstance(event, Asking) for event in told)


# Duels


@pytest.mark.parametrize("key", EDITIONS)
def test_the_program_of_the_page_plays_every_edition(key: str, program: Write, capsys: Out) -> None:
    (text,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    figures = result(capsys, program(text), "random", "--edition", key, "--games", "4", "--seats", "4", "--seed", "1")
    assert figures["faults"] == []
    assert sum(side["wins"] for side in figures["sides"]) == figures["games"] == 4


def test_the_page_tells_every_key_of_a_view() -> None:
    _, _, after = PAGE.read_text(encoding="utf-8").partition("\n## The view\n")
    rows = [line.split("|")[1] for line in after.partition("\n## ")[0].splitlines() if line.startswith("| `")]
    told = re.findall(r"`(\w+)`", " ".join(rows))
    assert sorted(told) == sorted({*PARTS} - {"options"})


def test_a_program_is_started_once_a_seat_and_never_sees_two_hands(program: Write, capsys: Out, tmp_path: Path) -> None:
    log = tmp_path / "log"
    noting = (
        f"    print(os.getpid(), asked['game'], asked['view']['seat'], asked['ask'], file=open({str(log)!r}, 'a'))\n"
    )
    figures = result(capsys, "normal", program(READ + noting + FIRST), "--games", "4", "--seats", "3", "--seed", "2")
    assert figures["faults"] == []
    lines = {tuple(line.split()) for line in log.read_text().splitlines()}
    assert len({process for process, *_ in lines}) == 2
    seats = Counter((process, game) for process, game, _ in {line[:3] for line in lines})
    assert len(seats) == 8
    assert set(seats.values()) == {1}
    assert {ask for *_, ask in lines} >= {"answer", "over"}


def test_the_same_seed_plays_the_same_games(program: Write, capsys: Out) -> None:
    command = program(READ + FIRST)
    arguments = [command, "normal", "--games", "6", "--seed", "5"]
    assert result(capsys, *arguments) == result(capsys, *arguments)


def test_a_duel_tells_its_result(capsys: Out) -> None:
    assert main(["duel", "normal", "easy", "--games", "40", "--seed", "3"], players=PLAYERS) == 0
    head, _, columns, normal, easy, _, even, seed = capsys.readouterr().out.splitlines()
    assert head == "40 games of classic: 2 seats, single"
    assert columns.split() == ["won", "share", "95", "%", "between", "faults"]
    assert normal.split()[:2] == ["A", "normal"]
    assert int(normal.split()[2]) + int(easy.split()[2]) == 40
    assert even == "No better, no worse: A would win 50.0%."
    assert seed == "The same deals again: --seed 3"


def test_calls_are_asked_and_heard(program: Write, capsys: Out, tmp_path: Path) -> None:
    """This one calls and catches whatever it may; its UNO is seen, and nobody catches it."""
    log = tmp_path / "log"
    noting = f"    print(*[event['event'] for event in asked['events']], asked['ask'], file=open({str(log)!r}, 'a'))\n"
    calling = "    print(asked['options'][-1], flush=True)\n"
    figures = result(capsys, program(READ + noting + calling), "easy", "--games", "10", "--seed", "1")
    assert figures["faults"] == []
    words = log.read_text().split()
    assert {"call", "UnoCalled", "UnoCaught", "over"} <= set(words)


def test_without_calls_nothing_but_cards_is_asked(program: Write, capsys: Out) -> None:
    fussy = "    if asked['ask'] == 'call': sys.exit(9)\n"
    figures = result(capsys, program(READ + fussy + FIRST), "easy", "--games", "6", "--seed", "1", "--no-calls")
    assert (figures["faults"], figures["calls"]) == ([], False)


# Faults


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("print('dance!', flush=True)", 'answered "dance!": no verb "dance!"'),
        ("print('', flush=True)", 'answered "": no verb ""'),
        ("print('quit', flush=True)", 'answered "quit", which is no answer to this question'),
        (
            "print('challenge', flush=True)",
            'answered "challenge", which is not legal: that is no answer to this question',
        ),
        ("print('play r', flush=True)", 'answered "play r": no card "r" in classic'),
        ("print('x' * 99, flush=True)", f'answered "{"x" * 60}...": no verb "{"x" * 51}...'),
        ("print(chr(0xD7), flush=True)", f'answered "{chr(0xD7)}": no verb "{chr(0xD7)}"'),
        ("sys.exit(3)", "ended with exit code 3"),
        ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
    ],
)
def test_a_fault_loses_its_game_and_the_duel_goes_on(answer: str, why: str, program: Write, capsys: Out) -> None:
    """It plays the first game as it should, is at fault in the second, and plays on, begun anew."""
    faulty = f"    if asked['game'] == 2 and asked['ask'] == 'answer': {answer}; continue\n"
    head = "import sys\nsys.stdout.reconfigure(encoding='utf-8')\n"
    command = program(head + READ + faulty + FIRST)
    figures = result(capsys, command, "random", "--games", "4", "--seed", "1")
    seat = "B"  # on the second game of a deal
    assert faults(figures) == [f"A: the program on seat {seat} {why}"]
    assert sum(side["wins"] for side in figures["sides"]) == 4
    assert [side["faults"] for side in figures["sides"]] == [1, 0]


def test_an_answer_that_never_comes_is_waited_for_no_longer_than_was_said(program: Write, capsys: Out) -> None:
    """It hangs at its second question, and so does what it started, which holds its output."""
    child = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
    command = program(f"import subprocess, time\n{READ}{FIRST}    {child}\n    time.sleep(600)\n")
    figures = result(capsys, command, "random", "--games", "3", "--seed", "1", "--seconds", "0.2")
    assert faults(figures) == [f"A: the program on seat {seat} gave no answer within 0.2 s" for seat in "ABA"]


def test_faults_of_the_others_are_theirs(program: Write, capsys: Out) -> None:
    figures = result(capsys, "random", program("import sys\ninput()\nsys.exit(4)\n"), "--games", "2", "--seed", "1")
    assert [fault["side"] for fault in figures["faults"]] == ["B", "B"]
    assert [side["wins"] for side in figures["sides"]] == [2, 0]


def test_a_fault_is_said_as_it_happens(program: Write, capsys: Out) -> None:
    assert main(["duel", program("print('no', flush=True)\ninput()\n"), "random", "--games", "1", "--seed", "1"]) == 0
    assert capsys.readouterr().out.startswith(
        'Game 1 is lost to A: the program on seat A answered "no": no verb "no".\n'
    )


def test_a_program_is_not_told_what_is_withheld(program: Write, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("OTHER", "open")
    looking = "import os, sys\ninput()\nsys.exit(('DISCORD_TOKEN' in os.environ) + 2 * ('OTHER' in os.environ))\n"
    figures = result(capsys, program(looking), "random", "--games", "1", withheld=("DISCORD_TOKEN",))
    assert faults(figures) == ["A: the program on seat A ended with exit code 2"]


def test_what_cannot_be_started_is_said_before_any_game(capsys: Out) -> None:
    assert main(["duel", "hrad", "normal"], players=PLAYERS) == 1
    assert capsys.readouterr().out == (
        '"hrad" cannot be started (No such file or directory); the computers here are: normal, easy, hard, random.\n'
    )
    assert main(["duel", "", "random"]) == 1
    assert main(["duel", "python 'x", "random"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "an empty command line; the computers here are: random."
    assert said[1].startswith('"python \'x" is no command line (')


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--house", "teams", "--seats", "4"], "in a duel nobody has partners"),
        (["--seats", "1"], "classic takes 2 to 10 seats, not 1"),
        (["--seconds", "0"], "argument --seconds: must be more than 0, and at most 86,400"),
        (["--seconds", "soon"], 'argument --seconds: "soon" is not a number'),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: list[str], why: str, capsys: Out) -> None:
    with pytest.raises(SystemExit) as end:
        main(["duel", "random", "random", *arguments])
    assert end.value.code == 2
    assert capsys.readouterr().err.strip().endswith(f"error: {why}")


def test_a_duel_that_is_interrupted_tells_what_it_has(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Iterator[DuelGame]:
        yield DuelGame(1, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.rules.cli.commands.play_duel", interrupted)
    assert main(["duel", "random", "random", "--games", "5"]) == 130
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first == "Interrupted after 1 of 5 games."
    assert second == "1 game of classic: 2 seats, single"
