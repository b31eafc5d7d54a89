"""No seat learns what it may not know: not by a view, not by a question, not by an event."""

from __future__ import annotations

from dataclasses import fields
from random import Random

from hypothesis import given

from bot.rules.events import DEALT, EVENTS, OPEN, OPEN_CARD, OPEN_HANDS, OWNED, SECRET
from bot.rules.events import SHOWN as SHOWN_CARDS
from bot.rules.game import Game
from bot.rules.redaction import seen_by
from bot.rules.view import view
from tests.rules.knowledge import SHOWN, known_by, otherwise
from tests.rules.tables import Table, at, make, tables

LOOKS = 0.1
"""How often the table is looked at."""
FACTS = {
    *("seat", "other", "by", "to", "accused", "dealer", "winner", "voters", "drawers", "seats", "winners"),
    *("question", "number", "agenda", "prompt", "round", "shuffles", "colour", "score", "scores"),
    *("guilty", "is_shared", "danced"),
}
"""Names of fields that hold no cards."""
NUMBERS = {("PenaltyRaised", "cards")}
"""Fields that hold how many cards, by event and name."""
SIGHTS = {
    "all": (OPEN, OPEN_CARD, OPEN_HANDS),
    "own": (DEALT,),
    "seat": (OWNED,),
    "shown": (SHOWN_CARDS,),
    "nobody": (SECRET,),
}


@at(120)
@given(tables())
def test_a_view_is_the_same_whatever_is_hidden_from_it(table: Table) -> None:
    game = table.game()
    chance = Random(table.seed)
    for move in table.moves(game):
        make(game, move)
        for seat in range(table.seats):
            if chance.random() < LOOKS:
                assert view(Game(otherwise(game.state, seat, chance)), seat) == view(game, seat)


@at(120)
@given(tables())
def test_the_channel_is_told_nothing_that_some_seat_may_not_know(table: Table) -> None:
    game = table.game()
    chance = Random(table.seed)
    for move in table.moves(game):
        make(game, move)
        for seat in (None, *range(table.seats)):
            if chance.random() < LOOKS:
                assert view(Game(otherwise(game.state, seat, chance))) == view(game)


@at(120)
@given(tables())
def test_an_event_shows_exactly_the_cards_that_one_may_see(table: Table) -> None:
    game = table.game()
    for move in table.moves(game):
        side = game.state.side
        events = make(game, move)
        for seat in (None, *range(table.seats)):
            after = side
            expected = []
            for event in events:
                after = {"RoundDealt": 0, "TableFlipped": 1 - after}.get(type(event).__name__, after)
                expected.append(known_by(event, seat, game.edition, after))
            assert seen_by(seat, events, game.edition, side) == expected


@at(80)
@given(tables())
def test_a_view_shows_ones_own_hand(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        make(game, move)
        for seat, hand in enumerate(state.hands):
            seen = view(game, seat)
            assert seen.hand == tuple(game.edition.showing[state.side][card] for card in hand)
            assert seen.counts == tuple(len(cards) for cards in state.hands)
            assert seen.options == tuple(game.options(seat))


def test_every_field_that_could_hold_cards_says_who_may_see_them() -> None:
    """A field that says nothing is shown to all; so each must be known here."""
    ours = {name: kind for name, kind in EVENTS.items() if kind.__module__.startswith("bot.")}
    assert set(SHOWN) <= set(ours)
    for name, kind in ours.items():
        for field in fields(kind):  # type: ignore[arg-type]  # every event is a dataclass
            who = SHOWN.get(name, {}).get(field.name)
            if who is not None:
                assert field.metadata in SIGHTS[who], f"{name}.{field.name}"
            else:
                is_known = field.name in FACTS or (name, field.name) in NUMBERS
                assert is_known, f"{name}.{field.name} says not who may see it"
                assert not field.metadata, f"{name}.{field.name}"
