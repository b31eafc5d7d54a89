"""The notation: tokens for cards, seats and colours, and answers as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.rules.agenda import PLAIN_VERBS, Option, plain
from bot.rules.cards import COLOUR_LETTERS, COLOUR_NAMES
from bot.rules.edition import Edition

SEAT_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

TIMEOUT = plain("timeout")
"""Stands for the default answer to whatever the seat is asked (G15)."""
KICKED = "kicked"
"""Stands behind a seat that was put out, before the seats that voted for it; without any a moderator decided it."""

FACE_VERBS = frozenset({"play", "lay", "add"})
SEAT_VERBS = frozenset({"target", "catch"})
NAMING_VERBS = FACE_VERBS | SEAT_VERBS | {"colour", "discard"}

MOST_DIGITS = 9
REMEMBERED_OPTIONS = 4096
"""How many answers' words are remembered: every hand that is shown asks for those of all its cards."""
COUNTS = ("nothing", "one word", "two words")


class NotationError(ValueError):
    """Words that are not in the notation."""


def face_index(edition: Edition, token: str) -> int:
    """Return the face with this token."""
    face = edition.face_named.get(token)
    if face is None:
        raise NotationError(f'no card "{token}" in {edition.key}')
    return face.index


def card_index(edition: Edition, token: str) -> int:
    """Return the card with this token: of a two-sided edition a light and a dark face."""
    names = token.split("/")
    for name in names:
        face_index(edition, name)
    try:
        return edition.card(*names)
    except KeyError:
        sides = " / ".join(side.name for side in edition.sides)
        wanted = f"a {sides} pair of faces" if edition.two_sided else "one face"
        raise NotationError(f'no card "{token}" in {edition.key}: a card is {wanted}') from None


def card_token(edition: Edition, card: int) -> str:
    """Return the token of a card, with all its faces."""
    return "/".join(edition.faces[edition.showing[side][card]].token for side in range(len(edition.sides)))


def face_tokens(edition: Edition, faces: Sequence[int]) -> str:
    """Return tokens of faces, in a row."""
    return " ".join([edition.faces[face].token for face in faces])


def colour_index(letter: str) -> int:
    """Return the colour with this letter, or with this name."""
    if letter in COLOUR_NAMES:
        return COLOUR_NAMES.index(letter)
    if len(letter) != 1 or letter not in COLOUR_LETTERS:
        raise NotationError(f'no colour "{letter}"')
    return COLOUR_LETTERS.index(letter)


def seat_index(letters: str, letter: str) -> int:
    """Return the seat with this letter, among these."""
    if len(letter) != 1 or letter not in letters:
        raise NotationError(f"no seat {letter}")
    return letters.index(letter)


def check_count(word: str, after: Sequence[str], count: int) -> None:
    """Refuse a word with more or fewer words after it than it takes."""
    if len(after) != count:
        raise NotationError(f'"{word}" takes {COUNTS[count]} after it')


def number(word: str) -> int:
    """Read a whole number that is not negative."""
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
        raise NotationError(f'"{word}" is not a number')
    return int(word)


def seat_numbers(letters: str, words: Sequence[str]) -> dict[int, int]:
    """Read the numbers of seats, such as `A=3 B=0`."""
    if not words:
        raise NotationError("of which seats?")
    said: dict[int, int] = {}
    for word in words:
        letter, sign, figure = word.partition("=")
        if not letter or not sign:
            raise NotationError(f'expected SEAT=NUMBER, got "{word}"')
        seat = seat_index(letters, letter)
        if seat in said:
            raise NotationError(f"two numbers for seat {letter}")
        said[seat] = number(figure)
    return said


def verbs() -> frozenset[str]:
    """Return all verbs that the notation knows."""
    return NAMING_VERBS | PLAIN_VERBS


def parse_option(edition: Edition, letters: str, verb: str, arguments: Sequence[str]) -> Option:
    """Read an answer from its words."""
    if verb not in NAMING_VERBS and verb not in PLAIN_VERBS:
        raise NotationError(f'no verb "{verb}"')
    if verb == "discard":
        return Option(verb, faces=tuple(sorted(face_index(edition, token) for token in arguments)))
    check_count(verb, arguments, 0 if verb in PLAIN_VERBS else 1)
    if verb in FACE_VERBS:
        return Option(verb, face_index(edition, arguments[0]))
    if verb in SEAT_VERBS:
        return Option(verb, seat_index(letters, arguments[0]))
    if verb == "colour":
        return Option(verb, colour_index(arguments[0]))
    return Option(verb)


@lru_cache(REMEMBERED_OPTIONS)
def format_option(edition: Edition, letters: str, option: Option) -> str:
    """Return the words of an answer."""
    verb, what, faces = option
    if verb in FACE_VERBS:
        return f"{verb} {edition.faces[what].token}"
    if verb in SEAT_VERBS:
        return f"{verb} {letters[what]}"
    if verb == "colour":
        return f"{verb} {COLOUR_LETTERS[what]}"
    return f"{verb} {face_tokens(edition, faces)}".rstrip()


def kicked_text(seat: int, voters: Sequence[int]) -> str:
    """Return how a record keeps that a seat was put out by the votes of these, or by a moderator."""
    return " ".join([SEAT_LETTERS[seat], KICKED, *(SEAT_LETTERS[voter] for voter in sorted(voters))])


def answer_text(edition: Edition, seat: int, option: Option) -> str:
    """Return a seat's answer as a record keeps it."""
    return f"{SEAT_LETTERS[seat]} {format_option(edition, SEAT_LETTERS, option)}"
