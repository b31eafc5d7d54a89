"""What holds at every table, after every answer, whatever is played there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from bot.rules.agenda import COLOUR_OPTIONS, PLAIN_VERBS, Option
from bot.rules.choices import ChooseColour
from bot.rules.edition import Edition
from bot.rules.game import Game
from bot.rules.refusal import CODES, IllegalMove
from bot.rules.snapshot import from_json, to_json
from bot.rules.state import State
from bot.rules.view import view
from tests.rules.tables import DEAL, Table, at, is_complete, make, tables

SAME_GAMES = 0.1
"""How often the second of two equal games begins anew from a snapshot."""


def differences(one: State, other: State) -> list[str]:
    """The slots in which two states are not equal."""
    return [name for name in State.__slots__ if getattr(one, name) != getattr(other, name)]


def copy(game: Game) -> Game:
    """The same game, as it is now."""
    return Game(from_json(to_json(game.state)))


def wide(edition: Edition, seats: int, chance: Random) -> Iterator[Option]:
    """All possible answers at a table of this edition, and some impossible ones."""
    faces = range(-1, len(edition.faces) + 1)
    yield from (Option(verb) for verb in [*sorted(PLAIN_VERBS), "play", "lay", "colour", "target", "catch", "deal", ""])
    yield from (Option(verb, face) for verb in ("play", "lay", "add", "draw") for face in faces)
    yield from (Option(verb, seat) for verb in ("target", "catch", "quit") for seat in range(-1, seats + 1))
    yield from [*COLOUR_OPTIONS, Option("colour", len(COLOUR_OPTIONS))]
    yield from (Option("discard", faces=tuple(chance.choices(faces, k=count))) for count in range(4) for _ in range(5))


@at(120)
@given(tables())
def test_no_card_is_lost_and_none_is_made(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        make(game, move)
        assert is_complete(state)


@at(120)
@given(tables())
def test_folding_the_events_over_the_first_state_gives_the_last(table: Table) -> None:
    game = table.game()
    follower = table.state()
    for move in table.moves(game):
        for event in make(game, move):
            event.apply(follower)
        assert not differences(game.state, follower)


@at(80)
@given(tables())
def test_a_snapshot_keeps_everything(table: Table) -> None:
    game = table.game()
    for move in table.moves(game):
        make(game, move)
        kept = to_json(game.state)
        restored = from_json(kept)
        assert not differences(game.state, restored)
        assert to_json(restored) == kept


@at(80)
@given(tables())
def test_a_game_goes_on_from_its_snapshot_as_if_nothing_had_been(table: Table) -> None:
    game = table.game()
    twin = copy(game)
    chance = Random(table.seed)
    for move in table.moves(game):
        if chance.random() < SAME_GAMES:
            twin = copy(twin)
        assert make(game, move) == make(twin, move)
        assert not differences(game.state, twin.state)


@at(80)
@given(tables())
def test_what_is_not_offered_is_refused_and_changes_nothing(table: Table) -> None:
    game = table.game()
    chance = Random(table.seed)
    thinkable = list(wide(game.edition, table.seats, chance))
    for move in table.moves(game):
        make(game, move)
        before = to_json(game.state)
        for seat in range(table.seats):
            offered = game.options(seat)
            for option in chance.sample(thinkable, 5):
                if option not in offered:
                    with pytest.raises(IllegalMove) as refused:
                        game.answer(seat, option)
                    assert refused.value.code in CODES
        assert to_json(game.state) == before


@at(80)
@given(tables())
def test_an_answer_to_an_old_question_is_stale(table: Table) -> None:
    game = table.game()
    for move in table.moves(game):
        make(game, move)
        before = to_json(game.state)
        for seat in range(table.seats):
            jumps = [option for option in game.options(seat) if option.verb == "play"]
            for option in {*game.answers(seat), *jumps}:
                for number in (game.state.number - 1, game.state.number + 1, 0):
                    with pytest.raises(IllegalMove, match="stale"):
                        game.answer(seat, option, number)
        assert to_json(game.state) == before


@at(40)
@given(tables())
def test_a_call_answers_no_question_and_is_never_stale(table: Table) -> None:
    game = table.game()
    for move in table.moves(game):
        make(game, move)
        for seat in range(table.seats):
            for option in game.options(seat):
                if option.verb in {"uno", "catch"}:
                    assert copy(game).answer(seat, option, 0) == copy(game).answer(seat, option)


@at(40)
@given(tables(most=1000))
def test_a_question_has_a_new_number_unless_a_call_leaves_it_open(table: Table) -> None:
    game = table.game()
    for move in table.moves(game):
        number, question = game.state.number, game.state.question
        make(game, move)
        if game.state.question is not None and game.state.number == number:
            assert move[1].verb in {"uno", "catch", "quit"}
            assert game.state.question is question
        else:
            assert game.state.number >= number


@at(80)
@given(tables())
def test_looking_changes_nothing(table: Table) -> None:
    game = table.game()
    twin = copy(game)
    for move in table.moves(game):
        assert make(game, move) == make(twin, move)
        for seat in range(table.seats):
            assert game.options(seat) == game.options(seat)
            assert view(game, seat) == view(game, seat)
        assert view(game) == view(game)
        assert not differences(game.state, twin.state)


@at(80)
@given(tables())
def test_options_are_different_from_each_other_and_all_accepted(table: Table) -> None:
    game = table.game()
    chance = Random(table.seed)
    for move in table.moves(game):
        make(game, move)
        for seat in range(table.seats):
            offered = game.options(seat)
            assert len(offered) == len(set(offered))
            if offered and chance.random() < SAME_GAMES:
                option = chance.choice(offered)
                number = game.state.number if option in game.answers(seat) else None
                copy(game).answer(seat, option, number)


@at(80)
@given(tables())
def test_only_the_one_who_is_asked_can_time_out_and_gets_the_first_option(table: Table) -> None:
    game = table.game()
    chance = Random(table.seed)
    for move in table.moves(game):
        make(game, move)
        asked = None if game.state.question is None else game.state.question.seat
        for seat in range(table.seats):
            assert bool(game.answers(seat)) == (seat == asked)
            if seat != asked:
                with pytest.raises(IllegalMove):
                    game.time_out(seat)
            elif chance.random() < SAME_GAMES:
                assert copy(game).time_out(seat) == copy(game).answer(seat, game.options(seat)[0])


@at(80)
@given(tables(most=1000))
def test_the_game_always_waits_for_somebody_in_it_or_is_over(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        make(game, move)
        if state.over:
            assert state.question is None
            assert not state.agenda
            if state.champions:
                assert not any(game.options(seat) for seat in range(table.seats))
        else:
            assert state.question is not None
            assert state.in_round[state.question.seat]
            assert state.players > 1
            assert all(state.in_match[seat] for seat in range(table.seats) if state.in_round[seat])
            empty = [seat for seat in state.order_from(0) if not state.hands[seat]]
            assert not empty or (state.top.token == "WDC" and [state.question] == [ChooseColour(empty[0])])  # G10
            with pytest.raises(IllegalMove):
                make(copy(game), DEAL)
