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


def may_be_last(state: State, token: str) -> bool:
    """Whether a hand may end with it."""
    if "no_action_finish" in state.house:
        return symbol(token).isdigit()
    return not (token.startswith("W") and "no_wild_finish" in state.house)


def honest(state: State, hand: list[str], tokens: Iterable[str]) -> list[str]:
    """Those that the house rules no_bluff, no_wild_finish and no_action_finish let be played."""
    allowed = [token for token in tokens if len(hand) > 1 or may_be_last(state, token)]
    if "no_bluff" not in state.house:
        return allowed
    return [
        token for token in allowed if not is_bluff(state, token, list((Counter(hand) - Counter([token])).elements()))
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


def answering(state: State, hand: list[str]) -> list[str]:
    """The cards that answer a penalty."""
    last = state.strength
    found = []
    for token in once(hand):
        strength = STRENGTH.get(symbol(token), 0)
        stacks = strength and (
            (strength >= last and ("stacking" in state.house or state.edition.key == "no-mercy"))
            or (strength == last and "stack_same" in state.house)
            or ((strength >= last or strength == 2) and "stack_any" in state.house)
        )
        deflects = "deflect" in state.house and symbol(token) in "SR" and colour_of(token) == colour(state)
        if stacks or deflects:
            found.append(token)
    return honest(state, hand, found)


def expected(state: State, kind: str, seat: int) -> list[str]:
    """The answers to this kind of question, the default first (G15)."""
    hand = [face.token for face in state.faces_held(seat)]
    no_mercy = state.edition.key == "no-mercy"
    others = [SEAT_LETTERS[other] for other in state.order_from(seat) if other != seat]
    match kind:
        case "play":
            plays = [f"play {token}" for token in matching(state, hand)]
            left = bool(state.pile or state.discards[:-1] or state.aside)
            must = no_mercy or "must_play" in state.house
            return plays if plays and must else ["draw" if left else "pass", *plays]
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
            return ["accept", "challenge", *(f"play {token}" for token in answering(state, hand))]
        case "stack":
            return ["take", *(f"play {token}" for token in answering(state, hand))]
        case "lay":
            laid = [token for token in once(hand) if not token.startswith("W")]
            return [f"lay {token}" for token in laid if len(hand) > 1 or may_be_last(state, token)]
        case "more":
            same = [token for token in once(hand) if symbol(token) == symbol(state.top.token)]
            return ["done", *(f"add {token}" for token in same)]
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
