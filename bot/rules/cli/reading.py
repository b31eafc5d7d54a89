"""What the player typed in the terminal, as answers: numbers, words, or the notation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.cli.paint import Paint
from bot.rules.cli.words import Words
from bot.rules.notation import SEAT_LETTERS, NotationError, format_option, parse_option
from bot.rules.view import View, answers

SHORT = {"draw": "d", "pass": "p", "uno": "u", "catch": "c"}
"""A letter for what is typed most."""
CARDS = {"play", "lay", "add"}
NOTHING = {"none", "nothing", "0"}
MOST_MEANT = 4
"""How many answers are named that something typed could be."""


class NotUnderstood(ValueError):
    """What was typed is no answer; the message says why."""


def understand(typed: str, view: View, numbered: Sequence[Option]) -> list[Option]:
    """Return the answers meant, one after another; raise `NotUnderstood` if there are none, or could be several.

    Nothing typed is the answer that is given when time runs out; an exclamation mark behind a card calls UNO with it.
    """
    said = re.sub(r"[()]", "", re.sub(r"!+\s*$", " uno", typed)).lower().split()
    if not said:
        return answers(view)[:1]
    if said[-1] != "uno" or said in (["uno"], ["call", "uno"]):
        return [_answer(said, typed, view, numbered)]
    if UNO not in view.options:
        raise NotUnderstood("There is no UNO to call now.")
    return [UNO, _answer(said[:-1], typed, view, numbered)]


def _answer(said: list[str], typed: str, view: View, numbered: Sequence[Option]) -> Option:
    others = [option for option in view.options if option.verb != "discard"]
    if len(others) < len(view.options) and not _meant(said, view, others):
        return Option("discard", faces=tuple(sorted(_cards_put_away(said, view))))
    if len(said) == 1 and said[0].isdecimal():
        return _numbered(said[0], numbered)
    meant = _meant(said, view, view.options)
    if len(meant) == 1:
        return meant[0]
    if meant:
        names = " or ".join(label(option, view) for option in meant[:MOST_MEANT])
        raise NotUnderstood(f'"{" ".join(said)}" could be {names}{" or another" if len(meant) > MOST_MEANT else ""}.')
    return _refused(said, typed.split(), view)


def _refused(said: Sequence[str], words: Sequence[str], view: View) -> Option:
    """Return what is meant that is not open, so that the rules tell why: in the notation, or any card by its name."""
    verb = next((verb for verb, letter in SHORT.items() if words[0] == letter), words[0])
    try:
        return parse_option(view.edition, _letters(view), verb, words[1:])
    except NotationError:
        meant = _meant(said, view, _all_cards(view))
    if len(meant) == 1:
        return meant[0]
    raise NotUnderstood(f'I do not understand "{" ".join(said)}".')


def label(option: Option, view: View) -> str:
    """Return an answer's words without colours."""
    return Words(view.edition, Paint()).option(view, option)


def _numbered(word: str, among: Sequence[Option]) -> Option:
    if not 1 <= int(word) <= len(among):
        raise NotUnderstood(f"There is no number {int(word)} here.")
    return among[int(word) - 1]


def _meant(said: Sequence[str], view: View, among: Iterable[Option]) -> list[Option]:
    """Return the one option that is said just so; else all that have these words, or words that begin so."""
    words = " ".join(said)
    found = []
    for option in among:
        phrases = set(_phrases(option, view))
        if words in phrases:
            return [option]
        if any(_begin(said, phrase.split()) for phrase in phrases):
            found.append(option)
    return found


def _phrases(option: Option, view: View) -> Iterator[str]:
    """Yield what can be typed for an option, in small letters."""
    yield re.sub(r"[(),]", "", label(option, view)).lower()
    notation = format_option(view.edition, _letters(view), option).lower()
    yield notation
    if option.verb in CARDS or option.verb == "colour":
        yield notation.split()[1]
    elif option.verb in SHORT:
        yield SHORT[option.verb]


def _begin(said: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each word said begins one of these."""
    return all(any(word.startswith(start) for word in words) for start in said)


def _all_cards(view: View) -> Iterator[Option]:
    """Yield what playing each card of the side in play would be."""
    return (Option("play", face.index) for face in view.edition.faces if face.side == view.side)


def _cards_put_away(said: Sequence[str], view: View) -> Iterator[int]:
    """Yield the cards to put away, which are given by number in the sorted hand, by token or by name."""
    if len(said) == 1 and said[0] in NOTHING:
        return
    hand = sorted(view.hand)
    tokens = {view.edition.faces[face].token.lower(): face for face in hand}
    held = [Option("add", face) for face in dict.fromkeys(hand)]
    for part in re.split(r",|\band\b", re.sub(r"^discard\b", "", " ".join(said))):
        words = part.split()
        if words and all(word.isdecimal() or word in tokens for word in words):
            for word in words:
                yield tokens[word] if word in tokens else _numbered(word, [Option("add", face) for face in hand]).what
            continue
        meant = _meant(words, view, held)
        if len(meant) != 1:
            raise NotUnderstood(f'"{part.strip()}" is no card of your hand.')
        yield meant[0].what


def _letters(view: View) -> str:
    return SEAT_LETTERS[: len(view.counts)]
