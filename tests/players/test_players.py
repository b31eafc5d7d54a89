"""Computer players at tables of every edition: they answer what is asked, legally, and go by nothing hidden."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from bot.players import LEVELS, Player, player
from bot.players.judgement import best
from bot.players.memory import Memory
from bot.players.perception import from_view
from bot.players.search import Budget, Search
from bot.rules.agenda import ITEMS, Option, Question
from bot.rules.calls import QUIT
from bot.rules.editions import EDITIONS
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, format_option, parse_option
from bot.rules.redaction import seen_by
from bot.rules.refusal import IllegalMove
from bot.rules.state import State
from bot.rules.view import View, answers, view
from tests.rules.given import Given
from tests.rules.knowledge import otherwise
from tests.rules.tables import Table, at, house_sets, make, tables

PLAYOUTS = 8
MOST_MOVES = 120
SHORT = 10
QUESTIONS = {kind.kind for kind in ITEMS.values() if issubclass(kind, Question) and kind.__module__.startswith("bot.")}


def seated(level: str, seats: int, seed: int) -> list[Player]:
    """A player of this level on every seat."""
    return [player(level, Random(f"{seed} {seat}"), playouts=PLAYOUTS) for seat in range(seats)]


def observe(game: Game, players: list[Player], side: int, events: list[Event]) -> None:
    """Let all players observe what they may know."""
    for seat, one in enumerate(players):
        for event in seen_by(seat, events, game.edition, side):
            one.observe(event)


def play(table: Table, players: list[Player], most: int, asked: set[str] | None = None) -> int:
    """The players play this table; gives how many moves they made."""
    game = table.game()
    observe(game, players, 0, game.deal())
    for move in range(most):
        state = game.state
        side = state.side
        if state.question is None:
            if state.champions:
                return move
            observe(game, players, side, game.deal())
            continue
        seat, option = next(
            ((seat, call) for seat, one in enumerate(players) if (call := one.call(view(game, seat))) is not None),
            (state.question.seat, None),
        )
        if option is None:
            looked = view(game, seat)
            option = players[seat].answer(looked)
            assert option in game.answers(seat)
            if asked is not None:
                asked.add(state.question.kind)
        assert option != QUIT
        observe(game, players, side, game.answer(seat, option))
    return most


@pytest.mark.parametrize(
    ("level", "most"),
    [("easy", 400), ("normal", 400), ("hard", SHORT), pytest.param("hard", 30, marks=pytest.mark.slow)],
)
def test_every_kind_of_question_is_answered_legally(level: str, most: int) -> None:
    asked: set[str] = set()
    for edition in EDITIONS.values():
        for seats in {edition.min_seats, 4, edition.max_seats}:
            sets = house_sets(edition.key, seats)
            if most == SHORT:
                sets = sets[: 2 if seats == 4 else 1]  # each takes a hard computer some time to know
            for house in sets:
                table = Table(edition.key, seats, house, seed=len(asked) + seats)
                play(table, seated(level, seats, seats), most, asked)
    for seed in range(200):
        if asked == QUESTIONS:
            break
        table = Table(("avengers", "bts", "transformers")[seed % 3], 3, seed=seed, scoring="single")
        asked |= answered_of_others(level, table, asked)
    assert asked == QUESTIONS


def answered_of_others(level: str, table: Table, known: set[str]) -> set[str]:
    """Have moves made at random, and a computer answer the first question of each kind that is not known yet."""
    answered: set[str] = set()
    game = table.game()
    for move in table.moves(game):
        make(game, move)
        question = game.state.question
        if question is not None and question.kind not in known | answered:
            one = player(level, Random(table.seed), playouts=PLAYOUTS)
            assert one.answer(view(game, question.seat)) in game.answers(question.seat)
            answered.add(question.kind)
    return answered


@pytest.mark.parametrize("level", LEVELS)
@at(10)
@given(table=tables(most=MOST_MOVES))
def test_any_view_that_asks_is_answered(level: str, table: Table) -> None:
    """Computers that observed no events play on from their views alone, after moves and leavers at random."""
    game = table.game()
    for number, move in enumerate(table.moves(game)):
        make(game, move)
        question = game.state.question
        if question is not None and number % 5 == 0:
            one = player(level, Random(number), playouts=PLAYOUTS)
            assert one.answer(view(game, question.seat)) in game.answers(question.seat)


@pytest.mark.parametrize("level", LEVELS)
@at(10)
@given(table=tables(most=MOST_MOVES))
def test_what_is_hidden_changes_no_answer(level: str, table: Table) -> None:
    """Of two players alike, one gets views of tables on which all that is hidden is different: they do the same."""
    game = table.game()
    here, there = (seated(level, table.seats, table.seed) for _ in range(2))
    chance = Random(table.seed)
    for number, move in enumerate(table.moves(game)):
        side = game.state.side
        events = make(game, move)
        observe(game, here, side, events)
        observe(game, there, side, events)
        question = game.state.question
        if question is None or number % 4:
            continue
        seat = question.seat
        elsewhere = Game(otherwise(game.state, seat, chance))
        assert done(here[seat], view(game, seat)) == done(there[seat], view(elsewhere, seat))


def done(one: Player, seen: View) -> tuple[Option | None, Option]:
    """What a player calls and answers."""
    return one.call(seen), one.answer(seen)


@pytest.mark.parametrize("playouts", [0, 1, 7, 40])
def test_hard_plays_out_no_more_than_it_may(playouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[Search] = []
    best = Search.best

    def noticed(search: Search, options: list[Option]) -> Option:
        searches.append(search)
        return best(search, options)

    monkeypatch.setattr(Search, "best", noticed)
    table = Table("no-mercy", 4, seed=3)
    players = [player("hard", Random(seat), playouts=playouts) for seat in range(4)]
    play(table, players, 40)
    assert searches
    assert all(search.playouts <= playouts for search in searches)
    assert any(search.playouts for search in searches) == (playouts > 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_chance_gives_the_same_match(level: str, edition: str) -> None:
    def answers_given() -> list[str]:
        game = Table(edition, 3, seed=5).game()
        players = seated(level, 3, 5)
        observe(game, players, 0, game.deal())
        said: list[str] = []
        while game.state.question is not None and len(said) < 30:
            seat = game.state.question.seat
            side = game.state.side
            option = players[seat].answer(view(game, seat))
            said.append(repr(option))
            observe(game, players, side, game.answer(seat, option))
        return said

    assert answers_given() == answers_given()


def test_who_is_not_asked_has_no_answer() -> None:
    game = Table("classic", 3).game()
    game.deal()
    asked = game.state.question
    assert asked is not None
    other = view(game, (asked.seat + 1) % 3)
    assert not answers(other)
    with pytest.raises(ValueError, match="not asked"):
        player("normal", Random(1)).answer(other)
    with pytest.raises(IllegalMove):
        game.answer((asked.seat + 1) % 3, game.answers(asked.seat)[0])


def test_an_unknown_level() -> None:
    with pytest.raises(ValueError, match="expert"):
        player("expert", Random(1))


def test_without_time_hard_gives_the_sensible_answer() -> None:
    """The clock is looked at before every table, so that none is begun when the time is up."""
    game = Table("classic", 4).game()
    game.deal()
    asked = game.state.question
    assert asked is not None
    seen = view(game, asked.seat)
    hurried, idle = player("hard", Random(1), seconds=0), player("hard", Random(2), playouts=0)
    assert hurried.answer(seen) == idle.answer(seen) == best(from_view(seen), answers(seen))


class Slightly(Search):
    """A search that finds all answers alike, but for one, which seems a little better at one table of two."""

    better: Option
    tables = 0

    def _played_out(self, state: State, option: Option) -> float:
        self.playouts += 1
        self.tables += option == self.better
        return 0.5 + (option == self.better) * 0.2 * (self.tables % 2 - 0.35)


@pytest.mark.parametrize(("playouts", "is_taken"), [(30, False), (400, True)])
def test_a_slight_lead_must_be_seen_often(playouts: int, is_taken: bool) -> None:
    game = Table("classic", 4).game()
    game.deal()
    asked = game.state.question
    assert asked is not None
    seen = view(game, asked.seat)
    sensible = best(from_view(seen), answers(seen))
    search = Slightly(seen, Memory(), Random(1), Budget(playouts=playouts))
    search.better = next(option for option in answers(seen) if option != sensible)
    assert search.best(answers(seen)) == (search.better if is_taken else sensible)


def chosen(position: str, *moves: str) -> str:
    """What a sensible player answers after these moves."""
    game = Given(position).game
    for move in moves:
        letter, verb, *arguments = move.split()
        game.answer(SEAT_LETTERS.index(letter), parse_option(game.edition, SEAT_LETTERS, verb, arguments))
    assert game.state.question is not None
    seen = view(game, game.state.question.seat)
    return format_option(game.edition, SEAT_LETTERS, best(from_view(seen), answers(seen)))


ADDS = "edition classic\nhouse doubles\ntop r9\nA r5 b5 g1 g2\nB y1 y2 y3\ndraw y4"
DEFLECTS = "edition classic\nhouse deflect\ntop r5\nA r+2 r1\nB rS b1 b2 b3\nC y1 y2\ndraw g1 g2 g3"
PAIRED = "edition no-mercy\nhouse teams\ntop r5\nA r7 b1 b2 b3 b4\nB g1 g2 g3 g4\nC y1\nD g5 g6 g8\ndraw y2"
FINISH = "edition classic\nhouse no_wild_finish\ntop r5\nA W r1\nB y1 y2 y3\nC y4 y5\ndraw g1 g2"
KEPT_TURN = "edition classic\nhouse draw_and_play\ntop r5\nA W+4 b1 b2\nB y1 y2 y3\nC y4\ndraw g1 g2 g3 g4 g5 g6"


@pytest.mark.parametrize(
    ("position", "moves", "answer"),
    [
        (ADDS, ("A play r5",), "add b5"),
        (DEFLECTS, ("A play r+2",), "play rS"),
        (PAIRED, ("A play r7",), "target D"),
        (FINISH, (), "play W"),
        (KEPT_TURN, ("A play W+4", "A colour r"), "accept"),
    ],
)
def test_house_rules_are_played_sensibly(position: str, moves: tuple[str, ...], answer: str) -> None:
    assert chosen(position, *moves) == answer


def test_partners_do_not_catch_each_other() -> None:
    game = Given("edition classic\nhouse teams\ntop r5\nA r1 b2\nB g1 g2\nC y1 y2\nD g3 g4\ndraw y3").game
    game.answer(0, Option("play", game.edition.face_named["r1"].index))
    assert player("hard", Random(1)).call(view(game, 2)) is None
    assert player("hard", Random(1)).call(view(game, 3)) == Option("catch", 0)
