"""What may be answered to each question, worked out here once more from the tokens of the cards; the default first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from hypothesis import given

from bot.rules.cards import COLOUR_LETTERS
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.state import State
from tests.rules.tables import Table, at, make, tables

STRENGTH = {"+2": 2, "W+4": 4, "+4": 4, "WR4": 4, "W+6": 6, "W+10": 10}
BLUFFS = {"W+4": False, "W+2": True, "WDC": True}
"""The Wild Draw cards, and whether a wild in the rest of the hand makes them a bluff as well (G8, T5, T6)."""


def symbol(token: str) -> str:
    """A token without its colour."""
    return token if token.startswith("W") else token[1:]


def colour_of(token: str) -> str | None:
    """A token's colour."""
    return None if token.startswith("W") else token[0]


def once(tokens: Iterable[str]) -> list[str]:
    """Each of them once, in the order held."""
    return list(dict.fromkeys(tokens))


def is_bluff(state: State, token: str, rest: list[str]) -> bool:
    """Whether playing it would be a bluff, with this rest of the hand."""
    if token not in BLUFFS or (token == "W+2" and state.edition.key != "transformers"):
        return False
    return any(colour_of(held) == colour(state) or (BLUFFS[token] and held.startswith("W")) for held in rest)


def colour(state: State) -> str | None:
    """The letter of the colour in force."""
    return None if state.colour is None else COLOUR_LETTERS[state.colour]


def honest(state: State, hand: list[str], tokens: Iterable[str]) -> list[str]:
    """Those that the house rule no_bluff lets be played."""
    if "no_bluff" not in state.house:
        return list(tokens)
    return [
        token for token in tokens if not is_bluff(state, token, list((Counter(hand) - Counter([token])).elements()))
    ]


def matching(state: State, hand: list[str]) -> list[str]:
    """The cards that may be played on a turn."""
    top = state.top.token
    flipped = state.played_before is not None and state.played_before.token == "F"
    fits = [
        token
        for token in once(hand)
        if token.startswith("W")
        or token[0] == colour(state)
        or (symbol(token) == symbol(top) and not state.inert)
        or (flipped and symbol(token) == "F")
    ]
    return honest(state, hand, fits)


def stacking(state: State, hand: list[str]) -> list[str]:
    """The cards that answer a stack."""
    least = STRENGTH[symbol(state.top.token)]
    return honest(state, hand, [token for token in once(hand) if STRENGTH.get(symbol(token), 0) >= least])


def expected(state: State, kind: str, seat: int) -> list[str]:
    """The answers to this kind of question, the default first (G15)."""
    hand = [face.token for face in state.faces_held(seat)]
    no_mercy = state.edition.key == "no-mercy"
    others = [SEAT_LETTERS[other] for other in state.order_from(seat) if other != seat]
    match kind:
        case "play":
            plays = [f"play {token}" for token in matching(state, hand)]
            left = bool(state.pile or state.discards[:-1] or state.aside)
            return plays if plays and no_mercy else ["draw" if left else "pass", *plays]
        case "drawn":
            drawn = f"play {hand[-1]}"
            return [drawn] if no_mercy or "force_play" in state.house else ["pass", drawn]
        case "colour":
            letters = [COLOUR_LETTERS[each] for each in state.edition.sides[state.side].colours]
            first = [letter for letter in letters if letter == colour(state)]
            return [f"colour {letter}" for letter in once([*first, *letters])]
        case "target":
            return [f"target {other}" for other in others]
        case "challenge":
            stacks = stacking(state, hand) if "stacking" in state.house else []
            return ["accept", "challenge", *(f"play {token}" for token in stacks)]
        case "stack":
            return ["take", *(f"play {token}" for token in stacking(state, hand))]
        case "lay":
            return [f"lay {token}" for token in once(hand) if not token.startswith("W")]
        case "dance":
            return ["decline", "dance"]
        case "flipped":
            return ["ignore", "activate"]
        case _:
            return []


def expected_discards(state: State, seat: int) -> set[tuple[str, ...]]:
    """What the winner of an Optimus duel may put under the card: none to two, and one is kept."""
    hand = [face.token for face in state.faces_held(seat)]
    most = min(2, len(hand) - 1)
    return {tuple(sorted(choice)) for count in range(most + 1) for choice in combinations(hand, count)}


@at(250)
@given(tables())
def test_the_options_are_those_of_the_rulings(table: Table) -> None:
    game = table.game()
    state = game.state
    for move in table.moves(game):
        make(game, move)
        if state.question is None:
            continue
        seat, kind = state.question.seat, state.question.kind
        answers = [format_option(game.edition, SEAT_LETTERS, option) for option in game.answers(seat)]
        if kind == "discard":
            assert answers[0] == "discard"
            assert sorted(tuple(sorted(answer.split()[1:])) for answer in answers) == sorted(
                expected_discards(state, seat)
            )
        elif kind == "drawn" and "WC" in table_symbols(game):
            assert answers[-1].startswith("play")  # a Creeper's three lie behind it
        else:
            assert answers == expected(state, kind, seat)


def table_symbols(game: Game) -> set[str]:
    """The symbols of the deck."""
    return {face.symbol.token for face in game.edition.faces}
