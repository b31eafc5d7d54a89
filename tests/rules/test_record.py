"""Records: what was played can be played again, and whatever is changed in one is found where it was changed."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from bot.rules.agenda import Option
from bot.rules.calls import QUIT
from bot.rules.editions import EDITIONS
from bot.rules.notation import answer_text
from bot.rules.random_player import random_answer, random_call
from bot.rules.record import BEFORE_CHECK, DEAL, BadRecord, OldRecord, Record, carry_out, checked, read, write
from bot.rules.refusal import IllegalMove
from bot.rules.round_events import SeatPutOut
from bot.rules.snapshot import to_json
from bot.rules.state import State
from tests.rules.tables import house_sets

KEPT = sorted((Path(__file__).parent / "golden").glob("record-*.txt"))
"""Records that were kept: a blocked round that no seat won, house rules, time-outs, leavers, cards with two faces."""

FORMER = sorted((Path(__file__).parent / "golden").glob("former-record-*.txt"))
"""Records of the time before the rules had a version."""


def played(key: str, seed: int = 1, *, house: tuple[str, ...] = (), target: int = 200, most: int = 3000) -> Record:
    """A match of four at random; now and then a player leaves, so that it ends."""
    chance = Random(seed)
    record = Record(key, 4, chance.randbytes(32), house, "points", target)
    game = record.start()
    state = game.state
    for _ in range(most):
        if state.champions:
            break
        if state.question is None:
            game.deal()
            record.answers.append(DEAL)
            continue
        move: tuple[int, Option] = random_call(game, chance, range(4)) or (
            state.question.seat,
            random_answer(game.answers(state.question.seat), chance),
        )
        if chance.random() < 0.002:
            move = (state.question.seat, QUIT)
        record.answers.append(answer_text(game.edition, *move))
        game.answer(*move)
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    """One match, with all kinds of questions."""
    return played("transformers")


@pytest.mark.parametrize("key", EDITIONS)
def test_what_was_played_can_be_played_again(key: str) -> None:
    record = played(key, house=house_sets(key, 4)[-1], most=20_000)
    (*_, (game, last, _events)) = record.replay()
    assert last == record.answers[-1]
    assert game.state.champions
    again = record.start()
    for answer in record.answers:
        carry_out(again, answer)
    assert to_json(again.state) == to_json(game.state)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_record_that_is_written_is_read_again(key: str) -> None:
    for house in house_sets(key, 4):
        record = played(key, house=house, most=500)
        found = read(write(record))
        assert found == Record(key, 4, record.seed, house, "points", 200, record.answers)


@pytest.mark.parametrize("file", FORMER, ids=lambda file: file.stem)
def test_a_record_of_other_rules_is_named_as_such_if_nobody_changed_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    with pytest.raises(OldRecord) as old:
        read(text)
    assert old.value.version == 1
    assert str(old.value) == "line 1: played under version 1 of the rules, and these are version 2"
    changed = refused(text.replace("\nA draw  |", "\nA pass  |", 1))
    assert not isinstance(changed, OldRecord)


@pytest.mark.parametrize("version", ["1", "3", "40"])
def test_a_record_of_a_later_version_is_named_as_well(record: Record, version: str) -> None:
    error = refused(forged(record, 1, f"rules {version}"))
    assert isinstance(error, OldRecord)
    assert (error.line, error.version) == (2, int(version))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_record_of_another_day_verifies(file: Path) -> None:
    """What people have kept must be read for ever: a shuffle, a deal, a line or a check that changes breaks it."""
    text = file.read_text(encoding="utf-8")
    assert write(read(text)) == text


def test_a_kick_is_an_answer_of_a_record_and_says_who_decided_it() -> None:
    record = Record("classic", 5, bytes(32), answers=[DEAL, "E kicked", "C kicked A B", "B quit"])
    assert read(write(record)).answers == record.answers
    (*_, (_, _, by_votes), _) = record.replay()
    assert by_votes[0] == SeatPutOut(2, 0, (0, 1))
    assert [seat for seat in range(5) if record_over(record).in_match[seat]] == [0, 3]
    for changed in ("C kicked A", "C kicked A C", "C kicked A E", "E kicked"):
        with pytest.raises(IllegalMove):
            record_over(replace(record, answers=[*record.answers[:2], changed]))


def record_over(record: Record) -> State:
    """Return the state after the last answer."""
    (*_, (game, _, _)) = record.replay()
    return game.state


def test_a_time_out_is_an_answer_of_a_record() -> None:
    record = Record("classic", 2, bytes(32), answers=[DEAL])
    game = record.start()
    carry_out(game, DEAL)
    for _ in range(4):
        assert game.state.question is not None
        answer = f"{'AB'[game.state.question.seat]} timeout"
        carry_out(game, answer)
        record.answers.append(answer)
    assert read(write(record)).answers == record.answers


def test_a_record_says_who_won_and_with_how_many_points(record: Record) -> None:
    ends = [line.partition(BEFORE_CHECK)[0] for line in write(record).splitlines() if line.startswith("=")]
    (*_, (game, _answer, _events)) = record.replay()
    assert len(ends) == game.state.round
    score = " ".join(f"{letter}={total}" for letter, total in zip("ABCD", game.state.totals, strict=True))
    winner = "ABCD"[game.state.champions[0]]
    assert ends[-1].endswith(f"score {score}; match {winner}")


def refused(text: str) -> BadRecord:
    """Why this text is no record."""
    with pytest.raises(BadRecord) as refusal:
        read(text)
    return refusal.value


def test_any_changed_line_is_named(record: Record) -> None:
    lines = write(record).splitlines()
    chance = Random(5)
    for number in {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 16, len(lines) - 1, *chance.sample(range(len(lines)), 40)}:
        changed = list(lines)
        line, _, check = changed[number].rpartition(BEFORE_CHECK)
        changed[number] = f"{line}x{BEFORE_CHECK}{check}"
        assert refused("\n".join(changed)).line == number + 1


@pytest.mark.parametrize("sign", ["\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_lines_end_in_one_way_only(record: Record, sign: str) -> None:
    lines = write(record).splitlines()
    lines[11:13] = [sign.join(lines[11:13])]
    assert refused("\n".join(lines)).line == 12


def test_a_line_that_is_missing_is_noticed_by_the_next(record: Record) -> None:
    lines = write(record).splitlines()
    assert refused("\n".join(lines[:20] + lines[21:])).line == 21
    cut = refused("\n".join(lines[:-1]))
    assert str(cut) == f"line {len(lines) - 1}: the end is missing"
    assert cut.line == len(lines) - 1


def forged(record: Record, line: int, text: str) -> str:
    """A record in which a line was changed, with checks that fit."""
    lines = [given.rpartition(BEFORE_CHECK)[0] for given in write(record).splitlines()]
    lines[line] = text
    return "".join(f"{given}{BEFORE_CHECK}{check}\n" for given, check in checked(lines))


def line_of(record: Record, start: str) -> int:
    """The first line that begins like this."""
    return next(number for number, line in enumerate(write(record).splitlines()) if line.startswith(start))


def test_a_forged_card_does_not_follow_from_the_seed(record: Record) -> None:
    line = line_of(record, ": A ")
    hand = write(record).splitlines()[line].rpartition(BEFORE_CHECK)[0].split()
    other = "r1/u2" if hand[2] != "r1/u2" else "r1/p3"
    error = refused(forged(record, line, " ".join([*hand[:2], other, *hand[3:]])))
    assert error.line == line + 1
    assert str(error).startswith(f'line {line + 1}: expected ": A ')


def test_of_a_long_line_the_place_is_told_where_it_differs(record: Record) -> None:
    line = line_of(record, ": draw ")
    for place, is_forged in product((2, 40, 80), (False, True)):
        lines = write(record).splitlines()
        drawn, check = lines[line].split(BEFORE_CHECK)
        words = drawn.split(" ")
        recorded, words[place] = words[place], "r1/u2" if words[place] != "r1/u2" else "r1/p3"
        changed = " ".join(words)
        lines[line] = f"{changed}{BEFORE_CHECK}{check}"
        error = str(refused(forged(record, line, changed) if is_forged else "\n".join(lines)))
        expected, got = error.split(", got ")
        assert expected.startswith(f"line {line + 1}: expected ")
        assert recorded in expected
        assert words[place] in got


def test_a_forged_seed_does_not_fit_its_seal(record: Record) -> None:
    line = line_of(record, "seed ")
    error = refused(forged(record, line, f"seed {bytes(32).hex()}"))
    assert error.line == line_of(record, "seal ") + 1


def test_a_forged_answer_is_not_legal(record: Record) -> None:
    line = line_of(record, DEAL) + 7
    answer = write(record).splitlines()[line].rpartition(BEFORE_CHECK)[0]
    letter = "ABCD"[("ABCD".index(answer[0]) + 1) % 4]
    error = refused(forged(record, line, f"{letter} draw"))
    assert str(error) == f'line {line + 1}: "{letter} draw" was not a legal answer: somebody else is asked'
    for wrong in ("A play q7", "A fly", "A"):
        assert str(refused(forged(record, line, wrong))) == f'line {line + 1}: "{wrong}" is no answer'


def test_a_long_line_is_quoted_in_part(record: Record) -> None:
    line = line_of(record, DEAL) + 7
    for length, quoted in ((60, f"A{'x' * 59}"), (61, f"A{'x' * 59}…")):
        wrong = "A" + "x" * (length - 1)
        assert str(refused(forged(record, line, wrong))) == f'line {line + 1}: "{quoted}" is no answer'


def test_nothing_stands_after_the_end(record: Record) -> None:
    bare = [line.rpartition(BEFORE_CHECK)[0] for line in write(record).splitlines()]
    bare.append(bare[-1])
    error = refused("".join(f"{line}{BEFORE_CHECK}{check}\n" for line, check in checked(bare)))
    assert str(error) == f'line {len(bare)}: expected nothing more, got "{bare[-1]}"'


def test_a_forged_result_does_not_follow_from_the_answers(record: Record) -> None:
    line = line_of(record, "= over")
    assert refused(forged(record, line, "= over; winner A; score A=1000; match A")).line == line + 1


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "rules"),
        (1, "rules one"),
        (1, "rules -1"),
        (2, "edition chess"),
        (2, "edition"),
        (2, "edition classic classic"),
        (3, "house stacking"),
        (4, "hand 4"),
        (4, "hand 11"),
        (4, "hand"),
        (5, "uno 0"),
        (5, "uno 7"),
        (5, "uno two"),
        (6, "scoring points 0"),
        (6, "scoring points -5"),
        (6, f"scoring points {'9' * 5000}"),
        (6, "scoring most 500"),
        (6, "scoring points"),
        (6, "scoring points many"),
        (7, "seats 1"),
        (7, "seats 11"),
        (7, "seats two"),
        (9, "seed 00"),
        (9, "seed xyz"),
        (3, "home stacking"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(record: Record, line: int, text: str) -> None:
    error = refused(forged(record, line, text))
    word = ("rules", "edition", "house", "hand", "uno", "scoring", "seats", "seal", "seed")[line - 1]
    assert str(error).startswith(f'line {line + 1}: expected a line "{word}" that fits a game, got "{text[:20]}')


@pytest.mark.parametrize("text", ["", "\n", "uno record 3  | 12345678", "edition classic\ntop r5\n"])
def test_what_is_no_record_is_refused_in_its_first_line(text: str) -> None:
    assert str(refused(text)) == 'line 1: a record begins with "uno record 2"'


def test_the_least_target_makes_sense() -> None:
    record = played("classic", target=1)
    assert read(write(record)) == record


def test_a_header_alone_is_not_a_record(record: Record) -> None:
    for count in range(1, 10):
        assert refused("\n".join(write(record).splitlines()[:count])).line <= count
