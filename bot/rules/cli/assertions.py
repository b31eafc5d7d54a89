"""What a scenario says must hold of a position (`= ITEM; ITEM; ...`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from bot.rules.agenda import ITEMS as AGENDA_ITEMS
from bot.rules.agenda import Question
from bot.rules.cards import COLOUR_LETTERS
from bot.rules.cli.position import DIRECTIONS, Position
from bot.rules.notation import (
    NotationError,
    check_count,
    colour_index,
    face_index,
    face_tokens,
    number,
    seat_index,
    seat_numbers,
)
from bot.rules.scoring import winners
from bot.rules.view import view

Words = Sequence[str]
Got = Callable[[Position, Words], str]
"""Reads an item's words; returns what they would have to be to hold."""


def check(position: Position, words: Words) -> str | None:
    """Return what is wrong with an item, `expected ..., got ...`; None if it holds."""
    if not words:
        raise NotationError("an empty assertion")
    word, *arguments = words
    if word not in ITEMS:
        raise NotationError(f'nothing can be asserted of "{word}"')
    if word in TAKES:
        check_count(word, arguments, TAKES[word])
    got = ITEMS[word](position, arguments)
    expected = _plain(arguments)
    if got == expected:
        return None
    return f"expected {' '.join(words)}, got {f'{word} {got}'.rstrip()}"


def _plain(words: Words) -> str:
    return " ".join(words)


def _asks(position: Position, words: Words) -> str:
    seat_index(position.letters, words[0])
    if all(kind.kind != words[1] for kind in AGENDA_ITEMS.values() if issubclass(kind, Question)):
        raise NotationError(f'no question "{words[1]}"')
    question = position.game.state.question
    return "nobody" if question is None else f"{position.letters[question.seat]} {question.kind}"


def _colour(position: Position, words: Words) -> str:
    wanted = colour_index(words[0])
    colour = position.game.state.colour
    if colour == wanted:
        return words[0]
    return "none" if colour is None else COLOUR_LETTERS[colour]


def _direction(position: Position, words: Words) -> str:
    if words[0] not in DIRECTIONS:
        raise NotationError(f'no direction "{words[0]}"')
    return next(name for name, direction in DIRECTIONS.items() if direction == position.game.state.direction)


def _side(position: Position, words: Words) -> str:
    sides = position.game.edition.sides
    if words[0] not in [side.name for side in sides]:
        raise NotationError(f'no side "{words[0]}" in {position.game.edition.key}')
    return sides[position.game.state.side].name


def _top(position: Position, words: Words) -> str:
    face_index(position.game.edition, words[0])
    return position.game.state.top.token


def _hand(position: Position, words: Words) -> str:
    if not words:
        raise NotationError("of which seat?")
    seat = seat_index(position.letters, words[0])
    return _cards(position, words[:1], words[1:], position.game.state.held(seat))


def _shown(position: Position, words: Words) -> str:
    letters = position.letters
    if list(words) == ["none"]:
        shown = (
            f"{'all' if to is None else letters[to]} {letters[owner]} {face_tokens(position.game.edition, faces)}"
            for (to, owner), faces in position.shown.items()
        )
        return ", ".join(shown) or "none"
    if len(words) < 2:
        raise NotationError("shown to whom, and whose cards?")
    to = None if words[0] == "all" else seat_index(letters, words[0])
    owner = seat_index(letters, words[1])
    return _cards(position, words[:2], words[2:], position.shown.get((to, owner), []))


def _backs(position: Position, words: Words) -> str:
    if len(words) < 2:
        raise NotationError("in whose view, and whose cards?")
    looker, owner = (seat_index(position.letters, word) for word in words[:2])
    backs = view(position.game, looker).backs
    return _cards(position, words[:2], words[2:], backs[owner] if backs else ())


def _back(position: Position, words: Words) -> str:
    if words[0] != "none":
        face_index(position.game.edition, words[0])
    back = view(position.game).back
    return "none" if back is None else position.game.edition.faces[back].token


def _cards(position: Position, before: Words, wanted: Words, faces: Sequence[int]) -> str:
    """Return the words as they stand if these are the cards, in any order; else the cards there are."""
    edition = position.game.edition
    if Counter(face_index(edition, word) for word in wanted) == Counter(faces):
        return _plain([*before, *wanted])
    return _plain([*before, face_tokens(edition, faces)]).rstrip()


def _counts(position: Position, words: Words, count: Callable[[int], int]) -> str:
    """Return the words `A=3 B=0` as they stand if these are the numbers; else with the numbers there are."""
    wanted = seat_numbers(position.letters, words)
    counted = {seat: count(seat) for seat in wanted}
    if wanted == counted:
        return _plain(words)
    return _plain([f"{position.letters[seat]}={figure}" for seat, figure in counted.items()])


def _cards_held(position: Position, words: Words) -> str:
    return _counts(position, words, lambda seat: len(position.game.state.hands[seat]))


def _score(position: Position, words: Words) -> str:
    return _counts(position, words, lambda seat: position.game.state.totals[seat])


def _pile(position: Position, words: Words) -> str:
    return _number(words[0], len(position.game.state.pile))


def _discards(position: Position, words: Words) -> str:
    return _number(words[0], len(position.game.state.discards))


def _number(word: str, count: int) -> str:
    """Return the word as it stands if it is this number; else the number."""
    return word if number(word) == count else str(count)


def _over(position: Position, words: Words) -> str:
    return "" if position.game.state.over else "not yet"


def _owes(position: Position, words: Words) -> str:
    return _seats(position, words, position.game.state.owes)


def _out(position: Position, words: Words) -> str:
    """Accept the words if these seats are out; others may be as well."""
    state = position.game.state
    out = {seat for seat in range(state.seats) if not state.in_round[seat]}
    named = _named(position, words)
    return _plain(words) if named and out.issuperset(named) else _seats(position, words, out)


def _winner(position: Position, words: Words) -> str:
    state = position.game.state
    return _seats(position, words, winners(state, state.winner))


def _match(position: Position, words: Words) -> str:
    return _seats(position, words, position.game.state.champions)


def _seats(position: Position, words: Words, seats: Sequence[int] | set[int]) -> str:
    """Return the words as they stand if they name exactly these seats, in any order; else the seats there are."""
    if sorted(_named(position, words)) == sorted(seats):
        return _plain(words)
    return _plain([position.letters[seat] for seat in sorted(seats)]) or "none"


def _named(position: Position, words: Words) -> list[int]:
    """Return the seats that are named, or `none`."""
    if not words:
        raise NotationError('which seats, or "none"?')
    return [] if list(words) == ["none"] else [seat_index(position.letters, word) for word in words]


TAKES = {
    "asks": 2,
    "colour": 1,
    "direction": 1,
    "side": 1,
    "top": 1,
    "pile": 1,
    "discards": 1,
    "over": 0,
    "back": 1,
}
"""How many words follow an item, where that is fixed."""

ITEMS: dict[str, Got] = {
    "asks": _asks,
    "colour": _colour,
    "direction": _direction,
    "side": _side,
    "top": _top,
    "hand": _hand,
    "cards": _cards_held,
    "pile": _pile,
    "discards": _discards,
    "owes": _owes,
    "out": _out,
    "over": _over,
    "winner": _winner,
    "score": _score,
    "match": _match,
    "shown": _shown,
    "backs": _backs,
    "back": _back,
}
