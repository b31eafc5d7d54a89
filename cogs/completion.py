"""Finding an answer by typing: `r7`, `red 7` and `紅 7` all find the red seven, in whatever language one reads."""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from bot.rules.agenda import Option
from bot.rules.calls import QUIT, UNO
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.view import View
from bot.screens.codec import Press, answering
from bot.screens.held import CARD_VERBS
from bot.screens.words import card_words, colour_words, option_words
from bot.sessions import MOVES, Dance
from bot.text import LOCALES, Text, text_for

TYPING_AT_ONCE = 32
"""For how many people at a time it is remembered what is open to them: hundreds of answers, at the worst."""


class Fit(IntEnum):
    """How well what was typed fits; the better, the lower."""

    WHOLE = 0
    BEGINNING = 1
    WORDS = 2
    BEGINNINGS = 3
    PARTS = 4
    NONE = 5


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that is open to somebody, what is pressed to give it, and all that it goes by."""

    press: Press
    words: str
    known_as: tuple[str, ...]


Offer = tuple[View, Sequence[str], list[Candidate]]
"""What was seen, the names of all, and what was open then."""


class Offers:
    """The answers open to those who typed last: whoever types mostly types another letter in a moment."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[str, int | None, str], Offer] = OrderedDict()
        """By game, seat and language; who typed last is last."""

    def __len__(self) -> int:
        return len(self._last)

    def open_to(self, text: Text, view: View, names: Sequence[str], game: str) -> list[Candidate]:
        """The same as `candidates`."""
        key = game, view.seat, text.locale
        before, called, found = self._last.pop(key, (None, (), []))
        if view != before or names != called:
            found = candidates(text, view, names, game)
        self._last[key] = view, names, found
        if len(self._last) > TYPING_AT_ONCE:
            self._last.popitem(last=False)
        return found


def candidates(text: Text, view: View, names: Sequence[str], game: str) -> list[Candidate]:
    """All that this seat may answer now: what is urgent first, then cards, then the rest."""
    number = 0 if view.prompt is None else view.prompt.number
    return [
        _candidate(text, view, names, Press(game, number, answering(view.edition, option, uno=uno)), option, uno=uno)
        for option in sorted(view.options, key=_urgency)
        if option != QUIT  # leaving has a command of its own
        for uno in _ways(view, option)
    ]


def dance_moves(text: Text, dance: Dance, game: str) -> list[Candidate]:
    """The moves that a dancer may make, the one that is next first."""
    moves = sorted(MOVES, key=lambda move: move != dance.routine[dance.done])
    return [_said(Press(game, dance.done, f"dance {move}"), f"dance-{move}", text, {}) for move in moves]


def verdicts(text: Text, dance: Dance, game: str, number: int) -> list[Candidate]:
    """What whoever judges a dance may say."""
    return [
        _said(
            Press(game, number, f"judge {verdict}"),
            f"dance-{verdict}",
            text,
            {"judging": dance.judging, "votes": len(dance.ayes if verdict == "yes" else dance.noes)},
        )
        for verdict in ("yes", "no")
    ]


def _said(press: Press, message: str, text: Text, variables: Mapping[str, str | int]) -> Candidate:
    """What is pressed by the words of this message, in any language, or by the last word of the press."""
    names = (plain(text_for(locale)(message, **variables)) for locale in LOCALES)
    return Candidate(press, text(message, **variables), (press.words[-1], *names))


def found_by(typed: str, among: Sequence[Candidate]) -> list[Candidate]:
    """Those that what was typed may mean, the best first; all, where nothing was."""
    query = plain(typed)
    if not query:
        return list(among)
    fits = [(fit_of(query, candidate), candidate) for candidate in among]
    return [candidate for fit, candidate in sorted(fits, key=lambda pair: pair[0]) if fit is not Fit.NONE]


def meant_by(typed: str, among: Sequence[Candidate]) -> list[Candidate]:
    """Those that fit best, where something was typed and sent off without picking: one, if it is clear."""
    found = found_by(typed, among)
    best = fit_of(plain(typed), found[0]) if found else Fit.NONE
    return [candidate for candidate in found if fit_of(plain(typed), candidate) == best]


def fit_of(query: str, candidate: Candidate) -> Fit:
    """How well the query fits the best of its names."""
    return min(_fit(query, name) for name in candidate.known_as)


def plain(words: str) -> str:
    """Words as they are compared: no difference of case, width, punctuation, or "紅色" and "紅"."""
    folded = unicodedata.normalize("NFKC", words).casefold().replace("色", "")
    # A space between Chinese and a number means nothing: some people type it, some do not.
    spaced = re.sub(r"(?<=[^\W\d_a-z])(?=[\da-z+])|(?<=[\da-z])(?=[^\W\d_a-z])", " ", folded)
    return " ".join(re.findall(r"(?:\+(?=\d))?\w+", spaced))


def _urgency(option: Option) -> int:
    """Calls cannot wait, and cards are what one mostly looks for."""
    order = ("uno", "catch", "play", "lay")
    return order.index(option.verb) if option.verb in order else len(order)


def _ways(view: View, option: Option) -> Iterator[bool]:
    """With UNO where the answer leaves one card and the call may be made, and without."""
    gone = 1 if option.verb in CARD_VERBS else len(option.faces)
    if UNO in view.options and gone and len(view.hand) - gone == 1:
        yield True
    yield False


def _candidate(text: Text, view: View, names: Sequence[str], press: Press, option: Option, *, uno: bool) -> Candidate:
    def said(language: Text, words: str) -> str:
        return language("answer-with-uno", answer=words) if uno else words

    known_as = [
        said(language, name)
        for language in map(text_for, LOCALES)
        for name in (*_notations(view, option), *_names(language, view, names, option))
    ]
    words = said(text, option_words(text, view, names, option))
    return Candidate(press, words, tuple(dict.fromkeys(plain(name) for name in known_as)))


def _notations(view: View, option: Option) -> Iterator[str]:
    notation = format_option(view.edition, SEAT_LETTERS, option)
    yield notation
    if " " in notation:
        yield notation.partition(" ")[2]


def _names(text: Text, view: View, names: Sequence[str], option: Option) -> Iterator[str]:
    yield option_words(text, view, names, option)
    if option.verb in CARD_VERBS:
        face = view.edition.faces[option.what]
        yield card_words(text, view.edition, option.what)
        if face.colour is not None:
            yield f"{colour_words(text, face.colour)} {face.symbol.token}"


def _fit(query: str, name: str) -> Fit:
    if query == name or query.replace(" ", "") == name.replace(" ", ""):
        return Fit.WHOLE
    if name.startswith(query):
        return Fit.BEGINNING
    wanted = query.split()
    if not all(part in name for part in wanted):
        return Fit.NONE  # as mostly, so this is asked first
    words = name.split()
    if all(word in words for word in wanted):
        return Fit.WORDS
    if all(any(word.startswith(part) for word in words) for part in wanted):
        return Fit.BEGINNINGS
    # Chinese is written without spaces: there a part is a word. A digit of another number, or a letter, is none.
    if all(part in name if not part.isascii() else any(word.startswith(part) for word in words) for part in wanted):
        return Fit.PARTS
    return Fit.NONE
