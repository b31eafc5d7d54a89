"""`uno rules verify --daily`: the answers of a daily deal's computers are thought out again."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.commands import rules
from bot.players import player
from bot.players.fixed import FixedThought, due_call
from bot.rules.cli.commands import main
from bot.rules.notation import SEAT_LETTERS, answer_text
from bot.rules.record import DEAL, Record, write
from bot.rules.view import view
from bot.sessions import daily
from tests.clock import NOW

DAY = daily.day_at(NOW)
FEW = 12
"""How many answers are enough."""


def played(answers: int = FEW) -> Record:
    """Return the record of a daily deal, as far as that."""
    options = daily.options_of(DAY)
    seed = daily.seed_of(bytes(32), DAY)
    record = Record(options.edition, 4, seed, (), options.scoring, options.target, [DEAL])
    game = record.start()
    game.deal()
    own = player("normal", Random(1))
    while len(record.answers) < answers and game.state.question is not None:
        asked = game.state.question.seat
        call = due_call(game, daily.COMPUTERS)
        if call is not None:
            seat, option = call
        elif asked == daily.PLAYER:
            seat, option = asked, own.answer(view(game, asked))
        else:
            seat, option = asked, FixedThought(record, asked).decide().option
        record.answers.append(answer_text(game.edition, seat, option))
        game.answer(seat, option)
    return record


def verify(file: Path, *more: str) -> int:
    """Run the command."""
    return rules.run(argparse.Namespace(words=["verify", str(file), *more], called="uno rules"))


def test_the_computers_of_a_daily_deal_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, file = played(), tmp_path / "deal.txt"
    file.write_text(write(record))
    assert verify(file, "--daily") == 0
    said = f"{file}: verified: classic, 1 round, {FEW} answers"
    assert capsys.readouterr().out == f"{said}, the computers' by the seed\n"
    assert verify(file) == 0
    assert capsys.readouterr().out == f"{said}\n"


def test_what_they_would_not_answer_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, file = played(), tmp_path / "deal.txt"
    place = next(place for place, given in enumerate(record.answers) if given.split()[0] in SEAT_LETTERS[1:4])
    assert record.answers[place].split()[1] == "play"
    record = replace(record, answers=[*record.answers[:place], f"{record.answers[place][0]} draw"])
    text = write(record)
    file.write_text(text)
    assert verify(file) == 0
    capsys.readouterr()
    assert verify(file, "--daily") == 1
    line = next(line for line, words in enumerate(text.splitlines(), 1) if words.startswith(record.answers[-1]))
    assert capsys.readouterr().out == f"{file}:{line}: refused: the computers of this version answer otherwise\n"


def test_other_tables_have_no_daily_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deal.txt"
    file.write_text(write(replace(played(1), seats=3)))
    assert verify(file, "--daily") == 1
    assert capsys.readouterr().out == f"{file}:3: refused: such a table has no daily deal\n"


def test_the_rules_by_themselves_cannot_think(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify", str(tmp_path / "deal.txt"), "--daily"])
    assert "unrecognized arguments: --daily" in capsys.readouterr().err
