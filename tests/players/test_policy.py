"""What normal computers have learned: positions with an answer that is plainly better, and laws of the tables."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from random import Random

import pytest

from bot.players import learned, player
from bot.players.judgement import Plays, best
from bot.players.perception import Perception, from_state
from bot.players.policy import HAND, STOCKS, THREATS, made
from bot.rules.agenda import Option
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.view import view
from tests.learn_normal import Lessons, guess, signs, written
from tests.players.test_players import chosen
from tests.rules.given import Given
from tests.rules.tables import Table, make

FAR = "\nB g1 g2 g3 g4 g6\nC y1 y2 y3 y4\ndraw b8 b9 y5 y6 y7 y8 y9"
DANGER = "\nB g1\nC y1 y2 y3 y4\ndraw b8 b9 y5 y6 y7 y8 y9"
PURPLE = "\nB g1\nC u1 u2 u3 u4\ndraw b8 b9 u5 u6 u7 u8 u9"
TWO_SIDES = "\nB g1/p1 g2/p2 g3/p3 g4/p4\nC y1/t1 y2/t2 y3/t3\ndraw b8/o8 b9/o9 y5/t5 y6/t6"
ONE_LEFT = "\nB g1/p1\nC y1/t1 y2/t2 y3/t3\ndraw b8/o8 b9/o9 y5/t5 y6/t6"
STACKED = "classic\nhouse stacking\ntop r5\nA W+4 y1 y2\nB W+4 b1 b2 b3 b4 b6\nC y3 y4 y6\ndraw r1 r2 r3 r4 r6 r7 r8 r9"


@pytest.mark.parametrize(
    ("position", "moves", "answer"),
    [
        ("classic\ntop r5\nA r1 b2 b3 b4 b6 W" + FAR, (), "play r1"),
        ("classic\ntop r5\nA b1 b2 b3 b4 b6 W" + FAR, (), "draw"),
        ("classic\ntop r5\nA r+2 r1 b3 b4" + DANGER, (), "play r+2"),
        ("classic\ntop r5\nA rS r1 b3 b4" + DANGER, (), "play rS"),
        ("classic\ntop r5\nA b1 b2 b3 W+4" + DANGER, (), "play W+4"),
        ("classic\ntop r5\nA b5 r1 b2 b3 b4 b6" + FAR, (), "play b5"),
        ("classic\ntop r5\nA W b1 b2 g3" + DANGER, ("A play W",), "colour b"),
        ("avengers\ntop r5\nA r+2 r1 b3 b4" + PURPLE, (), "play r+2"),
        ("avengers\ntop r5\nA r1 b2 b3 b4 b6 WG" + PURPLE.replace("g1", "g1 g2 g3 g4 g6"), (), "play r1"),
        ("bts\ntop r5\nA rS r1 b3 b4" + DANGER, (), "play rS"),
        ("bts\ntop r5\nA r1 b2 b3 b4 b6 W" + FAR, (), "play r1"),
        ("minecraft\ntop r5\nA r+2 r1 b3 b4" + DANGER, (), "play r+2"),
        ("minecraft\ntop r5\nA r1 b2 b3 b4 b6 W+4" + FAR, (), "play r1"),
        ("transformers\ntop r5/p5\nA r+1/p1 r1/p2 b3/o3 b4/o4" + ONE_LEFT, (), "play r+1"),
        ("transformers\ntop r5/p5\nA r1/p2 b3/o3 b4/o4 b6/o6 W+2/p7" + TWO_SIDES, (), "play r1"),
        ("no-mercy\ntop r5\nA r+4 r1 b3 b4" + DANGER, (), "play r+4"),
        ("no-mercy\ntop r5\nA r7 r1 b1 b2 b3 b4 b6 b8 b9" + DANGER, (), "play r7"),
        ("no-mercy\ntop r5\nA r+2 r1 r3\nB g+2 g1 g2 g3\nC y1 y2 y3\ndraw b8 b9 y5 y6", ("A play r+2",), "play g+2"),
        (STACKED, ("A play W+4", "A colour g"), "play W+4"),
    ],
)
def test_the_better_answer_is_found(position: str, moves: tuple[str, ...], answer: str) -> None:
    assert chosen(f"edition {position}", *moves) == answer


def perception(position: str) -> Perception:
    """What seat A goes by."""
    return from_state(Given(position).game.state, 0)


def test_a_friend_is_not_struck() -> None:
    seen = perception("edition classic\ntop r5\nA r+2 rS r1 b3\nB g1\nC y1 y2 y3\nD y4 y5 y6\ndraw b8 b9")
    plays = [Option("play", seen.edition.face_named[token].index) for token in ("r+2", "rS", "r1")]
    assert best(seen, plays) == plays[0]
    seen.teams = (0, 0, 1, 1)
    assert best(seen, plays) == plays[2]


def test_what_was_discarded_is_harder_to_match() -> None:
    seen = perception("edition classic\ntop r5\nA b5 g5 b1 g1\nB y1 y2 y3\nC y4 y6 y7\ndraw b8 b9")
    faces = seen.edition.face_named
    plays = [Option("play", faces["b5"].index), Option("play", faces["g5"].index)]
    for token, better in (("b7", 0), ("g7", 1)):
        seen.discards = [faces[token].index] * 2
        assert best(seen, plays) == plays[better]


def test_discards_are_remembered_until_they_are_shuffled() -> None:
    game = Table("classic", 4, seed=2).game()
    one = player("normal", Random(1))
    chance = Random(2)
    looked = 0
    for event in game.deal():
        one.observe(event)
    for _ in range(200):
        question = game.state.question
        if question is None:
            break
        if question.seat == 0 and len(game.answers(0)) > 1:
            one.answer(view(game, 0))
            memory = one.memory  # type: ignore[attr-defined]
            assert sorted(face for _, face in memory.discards) == sorted(game.state.discards)
            looked += 1
        for event in make(game, (question.seat, chance.choice(game.answers(question.seat)))):
            one.observe(event)
    assert looked > 5


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_a_table_has_a_row_for_every_kind(edition: Edition) -> None:
    for table in learned.TABLES[edition.key]:
        assert set(table) == set(guess(edition, {}))
        for row, worths_of_row in table.items():
            assert len(worths_of_row) == (7 if row == HAND else THREATS + STOCKS)
            assert all(map(isfinite, worths_of_row))


def test_a_card_is_worth_what_its_row_and_the_hand_say() -> None:
    """The signs that the tables are learned by are those that answers go by."""
    for key, edition in EDITIONS.items():
        game = Table(key, 4, seed=3).game()
        game.deal()
        seen = from_state(game.state, 1)
        plays = Plays(seen, daring=True)
        row = plays.learned.plays[plays.standing]
        for face in set(seen.hand):
            told = sum(sign * worth for sign, worth in zip(signs(plays, face), plays.learned.hand, strict=True))
            assert plays.worth(face) == pytest.approx(row[face] + told), (edition, edition.faces[face])


def test_the_file_is_as_the_command_writes_it() -> None:
    assert Path(learned.__file__).read_text("utf-8") == written(learned.TABLES)


def test_learning_is_repeatable_and_changes_what_is_played() -> None:
    edition = EDITIONS["classic"]
    first, again = (Lessons(edition, guess(edition, {}), between_two=True).learn(200, Random(1)) for _ in range(2))
    assert first == again
    assert set(first) == set(guess(edition, {}))
    assert first != guess(edition, {})


@pytest.mark.parametrize(
    ("card", "like"), [("r+4", "r+2"), ("rSA", "rS"), ("W+6", "WR4"), ("WCR", "W+10"), ("rDA", "r0")]
)
def test_cards_that_no_table_has_go_by_what_they_do(card: str, like: str) -> None:
    edition = EDITIONS["no-mercy"]
    for played in made(edition, (), learned.TABLES["classic"][1]).plays:
        assert played[edition.face_named[card].index] == played[edition.face_named[like].index]
