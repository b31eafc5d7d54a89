"""How a round begins: who deals, who gets what, and what the first discard does (G2, G3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.rules.cards import RED
from bot.rules.chance import shuffled
from bot.rules.edition import Edition, Side
from bot.rules.events import CardsShown, Event
from bot.rules.game import Game
from bot.rules.round_events import CardBuried, CardTurned, DealerDrawn, RoundDealt
from bot.rules.state import LEFT, RIGHT, State
from bot.rules.symbols import NUMBERS
from tests.rules.tables import Table

BY_DRAW = ("classic", "avengers", "bts", "minecraft")
BY_HOST = ("transformers", "no-mercy")
SEEDS = range(150)
NO_OPENING = {"W+4", "W+2", "F"}


def deals(edition: str, seats: int) -> Iterator[tuple[Game, list[Event]]]:
    """First rounds that were just dealt, and what happened."""
    for seed in SEEDS:
        game = Table(edition, seats, seed=seed).game()
        yield game, [*game.deal()]


def numbers_of(game: Game, cards: tuple[int, ...]) -> list[int]:
    """What cards count when the dealer is drawn: those without a number 0."""
    tokens = [game.edition.faces[card].token for card in cards]
    return [int(token[1]) if token[1:].isdigit() and token[0] != "W" else 0 for token in tokens]


@pytest.mark.parametrize("edition", BY_DRAW)
@pytest.mark.parametrize("seats", [2, 10])
def test_the_highest_number_deals_and_who_ties_draws_again(edition: str, seats: int) -> None:
    ties = 0
    for game, events in deals(edition, seats):
        drawn = events[0]
        assert isinstance(drawn, DealerDrawn)
        draws = list(zip(drawn.drawers, numbers_of(game, drawn.cards), strict=True))
        still = list(range(seats))
        while len(still) > 1:
            ties += len(draws) < len(drawn.drawers)
            these, draws = draws[: len(still)], draws[len(still) :]
            assert [seat for seat, _ in these] == still
            still = [seat for seat, number in these if number == max(number for _, number in these)]
        assert draws == []
        assert still == [drawn.dealer] == [game.state.dealer]
    assert ties


def test_who_ties_until_the_deck_runs_out_draws_from_a_shuffled_one() -> None:
    alike = Edition("alike", Side((RED,), ((NUMBERS[1], 14), (NUMBERS[2], 1)), ()))
    most = 0
    for seed in SEEDS:
        state = State(alike, 2, bytes([seed]) * 32)
        drawn = Game(state).deal()[0]
        assert isinstance(drawn, DealerDrawn)
        pairs, shuffles = len(drawn.cards) // 2, drawn.shuffles
        assert shuffles == -(-pairs // 7)
        decks = [shuffled(alike.deck, state.seed, shuffle)[:0:-1] for shuffle in range(shuffles)]
        assert list(drawn.cards) == [card for deck in decks for card in deck][: 2 * pairs]
        assert drawn.cards[drawn.dealer - 2] == alike.face_named["r2"].index
        most = max(most, shuffles)
    assert most > 1


def test_any_seat_may_be_drawn_to_deal() -> None:
    dealers = Counter(game.state.dealer for game, _ in deals("classic", 3))
    assert all(dealers[seat] > len(SEEDS) // 5 for seat in range(3))


@pytest.mark.parametrize("edition", BY_HOST)
def test_the_host_deals(edition: str) -> None:
    for game, events in deals(edition, 4):
        assert game.state.dealer == 0
        assert not any(isinstance(event, DealerDrawn) for event in events)


@pytest.mark.parametrize("edition", [*BY_DRAW, *BY_HOST])
def test_everybody_gets_seven_cards_of_a_full_deck(edition: str) -> None:
    for game, events in deals(edition, 5):
        dealt = next(event for event in events if isinstance(event, RoundDealt))
        assert [len(hand) for hand in dealt.hands] == [7] * 5
        assert sorted([*dealt.pile, *(card for hand in dealt.hands for card in hand)]) == sorted(game.edition.deck)


@pytest.mark.parametrize("edition", [*BY_DRAW, *BY_HOST])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_first_discard_does_what_the_rulings_say(edition: str, seats: int) -> None:
    seen = set()
    for game, events in deals(edition, seats):
        state = game.state
        left = (state.dealer + 1) % seats
        symbol = state.top.symbol.token
        seen.add(symbol)
        begins, kind, draws, direction = left, "play", 0, LEFT
        if symbol in {"+2", "+1"}:
            begins, draws = (left + 1) % seats, int(symbol)
        elif symbol == "S":
            begins = (left + 1) % seats
        elif symbol == "R":
            begins, direction = state.dealer, RIGHT
        elif state.top.colour is None:
            kind = "colour"
        assert state.question is not None
        assert (state.question.seat, state.question.kind) == (begins, kind)
        draws += 3 * sum(isinstance(event, CardsShown) for event in events)  # a Creeper among them (M1)
        assert [len(hand) for hand in state.hands] == [7 + draws * (seat == left) for seat in range(seats)]
        assert state.direction == direction
        turned = [
            game.edition.faces[state.showing[event.card]].token for event in events if isinstance(event, CardTurned)
        ]
        assert turned[-1] == state.top.token
        if edition == "no-mercy":
            assert symbol.isdigit()
            assert not any(token[1:].isdigit() and token[0] != "W" for token in turned[:-1])
            assert len(state.discards) == len(turned)
        else:
            assert all(token in NO_OPENING or token[1:] in NO_OPENING for token in turned[:-1])
            assert sum(isinstance(event, CardBuried) for event in events) == len(turned) - 1
            assert len(state.discards) == 1
        if kind == "colour":
            game.time_out(begins)
            assert state.question is not None
            assert (state.question.seat, state.question.kind) == (left, "play")
    assert not seen & NO_OPENING


def test_a_buried_card_lies_at_the_bottom() -> None:
    buried = 0
    for game, events in deals("classic", 3):
        turned = [event.card for event in events if isinstance(event, CardTurned)][:-1]
        buried += len(turned)
        assert list(reversed(game.state.pile[: len(turned)])) == turned
    assert buried
