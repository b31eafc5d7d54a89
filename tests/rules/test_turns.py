"""Who plays after whom, and what is settled when a turn begins: worked out here once more from the cards."""

from __future__ import annotations

import pytest
from hypothesis import given

from bot.rules.agenda import ITEMS, NEXT, Option, Question
from bot.rules.calls import QUIT, UNO
from bot.rules.events import CardPlayed
from bot.rules.game import Game
from bot.rules.state import State
from tests.rules.tables import Table, at, make, tables

MERCY = 25


def next_turn(state: State, player: int, symbol: str) -> int | None:
    """Whose turn follows this card, where that depends on the card alone; the direction is the one after it."""
    order = state.order_from(player)
    swaps = state.edition.key == "no-mercy" or "seven_zero" in state.house
    if symbol.isdigit() and not (swaps and symbol in "07"):
        return order[1]
    if symbol == "S" or (symbol == "R" and len(order) == 2):
        return order[2 % len(order)]
    if symbol == "SA":
        return player
    return order[1] if symbol == "R" else None


def asked(game: Game) -> tuple[int, str]:
    """Who is asked, and what."""
    assert game.state.question is not None
    return game.state.question.seat, game.state.question.kind


@at(150)
@given(tables())
def test_the_next_turn_is_the_one_that_the_card_gives(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        direction, side, was_due = state.direction, state.side, state.due
        events = make(game, move)
        if state.over or not events or not isinstance(events[0], CardPlayed) or was_due or asked(game)[1] == "more":
            continue
        token = game.edition.faces[game.edition.showing[side][events[0].card]].token
        turned = token[1:] == "R" and token[0] != "W"
        expected = None if token[0] == "W" else next_turn(state, events[0].seat, token[1:])
        if expected is not None:
            assert asked(game) == (expected, "play")
            assert state.direction == (-direction if turned else direction)


@at(150)
@given(tables())
def test_nothing_is_left_to_settle_when_a_turn_comes(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        make(game, move)
        if not state.over and asked(game)[1] == "play":
            assert (state.due, state.agenda, state.turn) == (0, (), asked(game)[0])
            assert state.colour in game.edition.sides[state.side].colours
        if game.edition.key == "no-mercy":
            assert all(len(hand) < MERCY for hand in state.hands)


@at(150)
@given(tables())
def test_who_owes_a_call_holds_one_card_and_can_be_caught_by_all_others(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        make(game, move)
        for seat in state.owes:
            assert len(state.hands[seat]) == 1
            assert state.in_round[seat]
            assert seat not in state.called
            assert UNO in game.options(seat)
        for seat in range(table.seats):
            calls = [option for option in game.options(seat) if option.verb in {"catch", "quit"}]
            owing = sorted(state.owes - {seat}) if state.in_round[seat] else []
            leaving = [QUIT] if state.in_match[seat] and not state.champions else []
            assert calls == [*(Option("catch", other) for other in owing), *leaving]


@at(150)
@given(tables())
def test_an_early_call_lasts_no_longer_than_its_turn(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        number = state.number
        make(game, move)
        if not state.over and state.number > number and asked(game)[1] == "play" and move[1].verb != "challenge":
            assert not state.called


@at(150)
@given(tables())
def test_jumping_in_takes_the_same_coloured_card_while_another_turn_waits(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        make(game, move)
        for seat in range(table.seats):
            calls = [option for option in game.options(seat) if option not in game.answers(seat)]
            jumps = [game.edition.faces[option.what].token for option in calls if option.verb == "play"]
            waits = not state.over and asked(game)[1] == "play" and asked(game)[0] != seat and state.in_round[seat]
            top = state.top.token
            held = (
                waits and not state.inert and top[0] != "W" and top in {face.token for face in state.faces_held(seat)}
            )
            hand = state.faces_held(seat)
            number = state.top.symbol.number is not None
            held = held and (len(hand) > 1 or number or "no_action_finish" not in state.house)
            assert jumps == ([top] if held and "jump_in" in state.house else [])


QUESTIONS = [kind for kind in ITEMS.values() if issubclass(kind, Question) and kind.__module__.startswith("bot.rules.")]


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_question_for_the_next_seat_keeps_all_that_it_holds(kind: type[Question]) -> None:
    others = [True] * (len(kind.__match_args__) - 1)  # which is a number as well, and no field's usual value
    question = kind(NEXT, *others).asked_of(2)
    assert type(question) is kind
    assert question.facts() == [2, *others]
