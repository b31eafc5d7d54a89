"""Awards: what the seats of a match have done, and which of it is honored."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.sessions import actions
from bot.sessions.awards import KINDS, Award, Feat, Feats, awards, best_of_match, best_of_round
from bot.sessions.check import checked
from bot.sessions.options import Options
from bot.sessions.table import Table
from bot.store.games import Answer
from tests.clock import NOW
from tests.sessions.tables import ANN, call, given, match_of, play, random_move

A, B, C, D = range(4)


def played(position: str, *moves: str) -> Table:
    """A match in this position, after these moves."""
    table = given(position)
    for move in moves:
        verb = move.split()[1]
        table = (call if verb in {"uno", "catch"} else play)(table, move).table
    return table


def feats(table: Table) -> dict[tuple[str, int], int]:
    """What was done so far, by kind and seat."""
    assert table.feats is not None
    return {(feat.kind, feat.seat): count for feat, count in table.feats.of_match().items() if count}


def test_cards_that_are_drawn_and_played() -> None:
    table = played(
        "edition classic\ntop r5\nA r+2 r1 r3\nB g1 g2\ndraw y4 y5 y6 y7",
        *("A play r+2", "A play r1", "B draw"),
    )
    done = feats(table)
    assert done["drew", B] == 3
    assert done["heap", B] == 2
    assert done["streak", A] == 2
    assert ("drew", A) not in done


def test_turns_that_are_lost_in_a_row() -> None:
    skips = "edition classic\ntop r5\nA rS rS gS b1 b2\nB g1 g2\ndraw y1 y2 y3"
    assert feats(played(skips, "A play rS", "A play rS"))["skipped", B] == 2
    again = played(skips, "A play rS", "A play rS", "A play gS", "A draw", "B draw")
    assert feats(again)["skipped", B] == 3


def test_calls_and_catches() -> None:
    table = played("edition classic\ntop r5\nA r7 r8\nB r1 r2 r3\nC b1 b2\ndraw y1 y2 y3", "A play r7", "A uno")
    assert feats(table)["calls", A] == 1


def test_bluffs_that_are_found_out_and_those_that_are_not() -> None:
    bluff = "edition classic\ntop b5\nA W+4 b3 r7\nB g1 g2\nC y9 y8\ndraw y1 y2 y3 y4 g9 g8 g7"
    found_out = feats(played(bluff, "A play W+4", "A colour r", "B challenge"))
    assert found_out["challenges", B] == 1
    assert ("bluffs", A) not in found_out
    done = feats(played(bluff, "A play W+4", "A colour r", "B accept"))
    assert done["bluffs", A] == 1
    assert done["wilds", A] == 1
    assert done["heap", B] == 4


def test_a_round_is_won_without_a_card_drawn_or_after_many() -> None:
    hand = " ".join(f"r{number}" for number in range(1, 6))
    table = played(
        f"edition classic\nscoring single\ntop r9\nA {hand}\nB r6 r7 r8 r9 r6 b1 b2\ndraw y1 y2",
        *("A play r1", "B play r6", "A play r2", "B play r7", "A play r3", "B play r8", "A play r4", "B play r9"),
        "A play r5",
    )
    assert table.decided
    assert feats(table)["clean", A] == 1


def test_a_round_is_won_after_many_cards_were_held() -> None:
    table = given("edition classic\nscoring single\ntop r9\nA r1\nB g1 g2\ndraw y1 y2")
    table = replace(table, feats=Feats(1, running={Feat("held", A): 11, Feat("held", B): 14}))
    table = play(table, "A play r1").table
    assert feats(table)["comeback", A] == 11
    assert ("comeback", B) not in feats(table)


def test_rounds_that_are_won_in_a_row_are_counted_over_deals() -> None:
    table = played("edition classic\nscoring points 500\ntop r9\nA r1\nB g1 g2\ndraw y1 y2", "A play r1")
    assert feats(table)["row", A] == 1
    assert feats(table)["points", A] == 3
    table = actions.next_round(table, NOW, ANN).table
    assert table.feats is not None
    assert table.feats.now == {}
    assert table.feats.before[Feat("row", A)] == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_restart_they_are_the_same(edition: str) -> None:
    chance = Random(edition)
    table = match_of(options=Options.for_edition(edition, "points", 200))
    answers = ["deal"]
    for _ in range(400):
        if table.decided:
            break
        change = random_move(table, chance)(table, NOW)
        assert change is not None
        answers += change.answers
        table = change.table
    assert table.feats is not None
    stored = [Answer(number, answer, NOW) for number, answer in enumerate(answers, 1)]
    again = checked(replace(table, feats=None), stored)
    assert again.feats == table.feats
    assert awards(again.feats) == awards(table.feats)


# Which are given


def chosen(rounds: int = 1, **counts: dict[int, int]) -> list[tuple[str, int, int]]:
    done = {Feat(kind, seat): count for kind, seats in counts.items() for seat, count in seats.items()}
    return [(award.kind, award.seat, award.count) for award in awards(Feats(rounds, now=done))]


def test_nothing_remarkable_brings_no_award() -> None:
    assert awards(Feats()) == ()
    assert chosen(drew={A: 5}, calls={B: 2}, bluffs={C: 0}) == []


def test_the_most_remarkable_three_each_for_another_seat() -> None:
    assert chosen(comeback={A: 22}, skipped={A: 6}, drew={B: 30}, calls={C: 4}) == [
        ("comeback", A, 22),
        ("drew", B, 30),
        ("calls", C, 4),
    ]


def test_a_seat_has_several_where_no_other_did_anything() -> None:
    assert chosen(comeback={A: 22}, skipped={A: 6}) == [("comeback", A, 22), ("skipped", A, 6)]


def test_only_the_most_of_a_kind_is_honored_and_once() -> None:
    assert chosen(drew={A: 40, B: 30}) == [("drew", A, 40)]
    assert chosen(drew={A: 40, B: 40}, comeback={A: 22}) == [("comeback", A, 22), ("drew", B, 40)]


def test_in_a_long_match_it_takes_more_of_what_adds_up() -> None:
    assert chosen(1, calls={A: 5}, streak={B: 10})[0] == ("calls", A, 5)
    assert chosen(8, calls={A: 5}, streak={B: 10})[0] == ("streak", B, 10)


def test_an_award_knows_how_often_all_did_it_and_with_which_card() -> None:
    done = Feats(1, now={Feat("catches", A): 3, Feat("catches", B): 1, Feat("wilds", C, 52): 3})
    assert awards(done) == (Award("catches", A, 3, 4), Award("wilds", C, 3, 3, 52))


def test_the_best_of_a_round_and_of_a_match_are_a_seats_own() -> None:
    done = Feats(2, before={Feat("comeback", A): 20, Feat("calls", A): 3}, now={Feat("skipped", A): 3})
    best = best_of_match(done, A)
    assert best is not None
    assert best.kind == "comeback"
    best = best_of_round(done, A)
    assert best is not None
    assert best.kind == "skipped"
    assert best_of_match(done, B) is None


def test_every_kind_can_be_reached_in_one_round() -> None:
    for kind, rule in KINDS.items():
        assert chosen(1, **{kind: {A: rule.least}}) == [(kind, A, rule.least)]
        assert chosen(1, **{kind: {A: rule.least - 1}}) == []
