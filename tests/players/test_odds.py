"""What a hand says of who wins: found by playing rounds out, for each edition and its house rules."""

from __future__ import annotations

import pytest

from bot.players.learned_odds import ODDS
from bot.players.odds import SIZES, chances, odds
from bot.rules.editions import EDITIONS
from tests.rules.given import Given


def likely(position: str) -> list[float]:
    """How likely each seat is to win from here."""
    return chances(Given(position).game.state)


def hands(edition: str, *held: str) -> str:
    """A position with these hands."""
    lines = [f"edition {edition}", "top r5", *(f"{seat} {hand}" for seat, hand in zip("ABCD", held, strict=False))]
    return "\n".join([*lines, "draw b1 b2 b5 b6"])


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS.values() if not edition.two_sided])
def test_chances_are_shared_out(edition: str) -> None:
    assert sum(likely(hands(edition, "r1 r2 r3", "b3 b4", "g1", "g2 g3"))) == pytest.approx(1)


def test_fewer_cards_are_likelier_to_win() -> None:
    few, many, *_ = likely(hands("classic", "r1 r2", "b3 b4 b5 b6 b7", "g1 g2 g3", "g4 g5 g6"))
    assert few > many


def test_a_wild_is_better_than_another_card() -> None:
    _, wild, plain = likely(hands("classic", "r1 r2", "W b4 b5", "g1 g2 g3"))
    assert wild > plain


def test_a_small_hand_tells_less_where_hands_change_places() -> None:
    classic, no_mercy = (odds(EDITIONS[edition], ()) for edition in ("classic", "no-mercy"))
    assert classic[0] > 2 * no_mercy[0]


def test_a_small_hand_tells_more_among_many() -> None:
    two, four, six = (odds(EDITIONS["classic"], (), size)[0] for size in SIZES)
    assert two < four < six


def test_each_edition_is_learned() -> None:
    assert list(ODDS) == list(EDITIONS)
    assert {len(sizes) for sizes in ODDS.values()} == {len(SIZES)}


def test_it_is_the_same_each_time() -> None:
    edition = EDITIONS["bts"]
    assert odds(edition, ("stacking",)) == odds.__wrapped__(edition, ("stacking",))
    assert odds(edition, ("stacking",)) != odds(edition, ())


def test_a_round_that_is_over_is_won() -> None:
    table = Given("edition classic\ntop r5\nA r1\nB b3 b4\ndraw b1 b2")
    table("A play r1")
    assert chances(table.game.state) == [1, 0]
