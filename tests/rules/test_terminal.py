"""A match in the terminal: what the player reads and types."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.players import PLAYERS
from bot.rules.agenda import Option
from bot.rules.chance import seal
from bot.rules.cli.commands import main
from bot.rules.cli.computers import RandomComputer
from bot.rules.cli.paint import Paint
from bot.rules.cli.terminal import Terminal
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.record import Record, read, write
from bot.rules.view import View
from tests.rules.given import Given

Out = pytest.CaptureFixture[str]
ENDLESS = 5_000


class Person:
    """A player at the terminal: what they type, and all that they read, a line each."""

    def __init__(self, *said: str, then: str = "") -> None:
        self.said: Iterator[str] = iter(said)
        self.then = then
        self.read: list[str] = []
        self.prompts = 0

    def ask(self, prompt: str) -> str:
        """Type the next line; after the last, the same again and again."""
        self.prompts += 1
        assert self.prompts < ENDLESS
        self.read.append(prompt)
        return next(self.said, self.then)

    def say(self, lines: str) -> None:
        self.read += lines.split("\n")

    def play(self, key: str, *, level: str = "normal", seed: int = 9) -> Record:
        """Play a match against computers."""
        record = Record(key, 4, Random(seed).randbytes(32), scoring="single")
        Terminal(record, PLAYERS[level], Random(2), self.ask, self.say, paint=Paint(), width=80).play()
        assert read(write(record)).answers == record.answers
        return record

    def has_read(self, line: str) -> bool:
        return any(re.fullmatch(line, said) for said in self.read)

    def after(self, said: int) -> str:
        """Return the line after the answer with this number, from 1."""
        prompts = [place for place, line in enumerate(self.read) if line.endswith("> ")]
        return self.read[prompts[said - 1] + 1]


@pytest.mark.parametrize("key", EDITIONS)
def test_a_match_is_played_by_enter_alone_against_good_players(key: str) -> None:
    person = Person()
    record = person.play(key)
    assert person.read[:2] == [
        "You play against Bea, Cai and Dan. Type ? for help, q to leave.",
        f"The seal of the deal is {seal(record.seed)}.",
    ]
    assert re.fullmatch(r"  (You|Bea|Cai|Dan) won the match!", person.read[-2])
    assert person.read[-1] == f"The seed was {record.seed.hex()}."
    assert person.has_read(r"Next:   Bea \d+ cards?.* > Cai .* > Dan .*")
    assert person.has_read(r"You:    7 cards: .*")
    assert person.has_read(r"  the backs of Bea: .*") == EDITIONS[key].two_sided
    assert max(map(len, person.read[2:])) <= 80


@pytest.mark.parametrize(
    ("key", "question"),
    [
        ("classic", "It is your turn."),
        ("avengers", "Lay a coloured card on the Gauntlet: each player who holds its colour draws two."),
        ("bts", "Dance for the table, or draw three."),
        ("minecraft", "Name the colour."),
        ("transformers", "You may put away up to two cards."),
        ("transformers", "The Flip brought up .*: activate it, or leave it."),
        ("no-mercy", "Name a colour: you draw until it comes, and lose the turn."),
        ("no-mercy", r"\d+ cards await you: answer with a card, or take them."),
        ("classic", r"(Bea|Cai|Dan) may have bluffed: accept \d+ cards, or challenge."),
    ],
)
def test_every_edition_asks_its_own_questions(key: str, question: str) -> None:
    """Play the first answer, which is mostly a card, until it is asked this."""
    for seed in range(40):
        person = Person(then="1")
        person.play(key, level="easy", seed=seed)
        if person.has_read(question):
            return
    pytest.fail("never asked")


# Single moments


class Begun(Record):
    """The record of a match that begins in this position."""

    position: Given

    def start(self) -> Game:
        return self.position.game


def at(position: str, *said: str, then: str = "q") -> tuple[Person, list[str]]:
    """Play on from a position against computers that call nothing and draw; return the person and all answers."""

    class Drawing(RandomComputer):
        def answer(self, view: View) -> Option:
            return view.options[0]

        def call(self, view: View) -> Option | None:
            return None

    given = Given(position)
    record = Begun(given.game.edition.key, given.game.state.seats, bytes(32), scoring="single")
    record.position = given
    person = Person(*said, then=then)
    Terminal(record, Drawing, Random(1), person.ask, person.say, paint=Paint(), width=80).play()
    return person, record.answers


ONE_LEFT = "edition classic\ntop r5\nA r7 r9 g1\nB r1 g2\nC b3 b4\ndraw y1 y2 y3 y4 y5 y6"


def test_what_is_not_legal_is_told_with_the_reason_and_asked_again() -> None:
    person, answers = at(ONE_LEFT, "green 1", "blue 8", "xyz", "9", "challenge", "u", "7!")
    assert [person.after(said) for said in range(1, 8)] == [
        "That cannot be: the card does not match.",
        "That cannot be: the card is not in the hand.",
        'I do not understand "xyz". Type ? for help.',
        "There is no number 9 here. Type ? for help.",
        "That cannot be: that is no answer to this question.",
        "That cannot be: there is no UNO to call.",
        "There is no UNO to call now. Type ? for help.",
    ]
    assert answers == ["A quit"]


def test_help_is_given_at_any_time() -> None:
    person, _ = at(ONE_LEFT, "?", "help", "h")
    assert sum(line.startswith("  q       leave the match") for line in person.read) == 3


def test_uno_is_called_with_the_card_or_afterwards() -> None:
    two = ONE_LEFT.replace("A r7 r9 g1", "A r7 g1")
    assert at(two, "red 7!")[1] == ["A uno", "A play r7", "B draw", "C draw", "A quit"]
    person, answers = at(two, "r7", "uno")
    assert answers[:3] == ["A play r7", "A uno", "B draw"]
    assert person.has_read("  1 call UNO")
    assert at(two, "r7", "")[1][:2] == ["A play r7", "B draw"]


def test_uno_that_is_called_with_a_card_that_is_refused_stays_called() -> None:
    person, answers = at(ONE_LEFT.replace("A r7 r9 g1", "A r7 g1"), "g1!", "r7")
    assert person.after(1) == "  You called UNO!"
    assert answers[:2] == ["A uno", "A play r7"]


def test_a_player_who_called_nothing_is_caught() -> None:
    position = ONE_LEFT.replace("edition classic", "edition classic\nhouse must_play").replace("A r7", "turn B\nA r7")
    person, answers = at(position, "c")
    assert answers[:2] == ["B play r1", "A catch B"]
    assert person.has_read("  1 catch Bea")
    assert person.has_read("  You caught Bea: no UNO was called!")


def test_jumping_in_is_offered_while_another_is_asked() -> None:
    position = "edition classic\nhouse jump_in\ntop r5\nturn B\nA r5 g1 g2\nB g3 g4\nC b3 b4\ndraw y1 y2 y3 y4"
    person, answers = at(position, "1")
    assert answers[0] == "A play r5"
    assert person.has_read("  1 Red 5")
    assert at(position, "", "")[1][:2] == ["B draw", "C draw"]


def test_the_next_round_is_dealt_when_the_player_is_ready() -> None:
    position = "edition classic\nscoring points 100\ntop r5\nA r7\nB r1 g2\nC b3 b4\ndraw y1 y2 y3 y4"
    person, answers = at(position, "r7", "?", "", "q")
    assert person.has_read("Points: you 10, Bea 0, Cai 0, the match is won with 100")
    assert person.read.count("(Enter: deal the next round) > ") == 2
    assert answers[:2] == ["A play r7", "deal"]
    assert at(position, "r7", "q")[1] == ["A play r7", "A quit"]


def test_cards_to_put_away_are_typed_by_their_numbers() -> None:
    position = "edition transformers\ntop r5/p2\nA WO/t3 r9/u5 g1/o5 b3/t2 b2/o8\nB g2/tSA g3/u2\nC y2/t1 y3/u1"
    person, answers = at(position + "\ndraw y1/pSA y2/t8", "2", "Bea", "5 2 1", "1 2")
    assert person.has_read("  1 Red 9     2 Blue 2    3 Blue 3    4 Green 1")
    assert person.after(3) == "There is no number 5 here. Type ? for help."
    assert answers[:3] == ["A play WO", "A target B", "A discard r9 b2"]
    assert person.has_read(re.escape("(Enter: nothing) > "))
    assert person.has_read("Name the colour.")


# In a shell


COLOUR = "\033[91mRed"


def in_terminal(*arguments: str, says: bytes, **environment: str) -> str:
    """Run the program on a terminal of its own; return all that it wrote."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    kept = {name: fact for name, fact in os.environ.items() if name not in {"NO_COLOR", "FORCE_COLOR"}}
    command = [sys.executable, "-m", "bot.rules", *arguments]
    running = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env={**kept, "TERM": "xterm", **environment}
    )
    os.close(theirs)
    os.write(ours, says)
    written = b""
    try:
        while chunk := os.read(ours, 65536):
            written += chunk
    except OSError:  # the terminal was closed
        pass
    os.close(ours)
    assert running.wait() == 0
    return written.decode()


def test_a_terminal_shows_colours_unless_they_are_not_wanted() -> None:
    play = ("play", "classic", "--seed", "4")
    shown = in_terminal(*play, says=b"q\n")
    assert COLOUR in shown
    assert shown.count("Red") == in_terminal(*play, says=b"q\n", NO_COLOR="1").count("Red")
    for environment in ({"NO_COLOR": "1"}, {"TERM": "dumb"}, {"NO_COLOR": "1", "FORCE_COLOR": "1"}):
        assert "\033[9" not in in_terminal(*play, says=b"q\n", **environment)


def test_colours_can_be_forced_where_there_is_no_terminal(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    monkeypatch.delenv("NO_COLOR", raising=False)
    for forced, is_coloured in (("1", True), ("0", False)):
        monkeypatch.setenv("FORCE_COLOR", forced)
        assert main(["play", "classic", "--seed", "4"]) == 0
        assert (COLOUR in capsys.readouterr().out) == is_coloured


def test_the_end_of_input_is_leaving(tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(_prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    file = tmp_path / "game.txt"
    assert main(["play", "bts", "--record", str(file)]) == 0
    *_, left, seed, kept = capsys.readouterr().out.splitlines()
    assert left == "Thank you for playing!"
    assert seed.startswith("The seed was ")
    assert kept == f"The record is in {file}. Check it: python -m bot.rules verify {file}"
    assert read(file.read_text(encoding="utf-8")).answers[-1] == "A quit"
    assert main(["verify", str(file)]) == 0


def test_a_match_is_played_at_the_table_that_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "quit")
    file = tmp_path / "game.txt"
    table = ["--seats", "3", "--house", "stacking", "--scoring", "lowest", "--target", "40", "--seed", "5"]
    seeds = set()
    for _ in range(2):
        assert main(["play", "classic", *table, "--record", str(file)]) == 0
        record = read(file.read_text(encoding="utf-8"))
        assert (record.edition, record.seats, record.house) == ("classic", 3, ("stacking",))
        assert (record.scoring, record.target) == ("lowest", 40)
        seeds.add(record.seed)
    assert len(seeds) == 1


def test_a_record_that_cannot_be_kept_is_told_before_the_match(tmp_path: Path, capsys: Out) -> None:
    nowhere = tmp_path / "no" / "folder.txt"
    assert main(["play", "bts", "--record", str(nowhere)]) == 1
    assert capsys.readouterr().out == f"{nowhere}: cannot be written (No such file or directory)\n"
    assert main(["play", "bts", "--record", str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{tmp_path}: cannot be written (Is a directory)\n"
