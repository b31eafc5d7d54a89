"""Finding an answer by typing: `r7`, `red 7` and `紅 7` all find the red seven, in whatever language the user reads."""

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
from bot.screens.codec import Press, format_answer
from bot.screens.context import seat_names
from bot.screens.game.asking import CARD_VERBS
from bot.screens.words import card_words, colour_words, option_words
from bot.sessions.dance import HONOUR, MOVES, ROUTINE, VERDICTS
from bot.sessions.table import Table
from bot.store.games import GameStatus
from bot.text import LOCALES, Text, text_for

MOST_CHOICES = 25
CHOICE_LENGTH = 100
"""Discord's limits: how many choices, and how long the name of each."""
TYPED_LENGTH = 50
"""How much of what was typed is repeated to the user."""
TYPO_LETTERS, TWO_TYPOS_LETTERS = 3, 8
"""How many letters a word has at least in which one may be wrong, and in which two may."""
TYPING_AT_ONCE = 32
"""For how many users at a time the open answers are kept in memory: hundreds for each, at worst."""


class Fit(IntEnum):
    """How well what was typed fits; lower is better."""

    WHOLE = 0
    BEGINNING = 1
    WORDS = 2
    BEGINNINGS = 3
    PARTS = 4
    TYPO = 5
    NONE = 6


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that is open to a player: what is pressed to give it, its words, and all names to find it by."""

    press: Press
    words: str
    known_as: tuple[str, ...]


class OpenAnswers:
    """The answers open to the users who typed last, and mostly type another letter in a moment."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[str, int, str], tuple[View, Sequence[str], list[Candidate]]] = OrderedDict()
        """By game, seat and language: the view, the names of all seats, and the open answers; the latest is last."""

    def __len__(self) -> int:
        return len(self._last)

    def of(self, table: Table, user: int, text: Text) -> list[Candidate]:
        """Return the answers open to this user now."""
        seat = table.seat_of(user)
        if seat is None or table.status is GameStatus.LOBBY or table.game is None:
            return []
        if table.interlude is not None:
            return interlude_candidates(text, table, seat)
        view, names = table.view(seat), seat_names(table)
        key = table.id, seat, text.locale
        before, called, found = self._last.pop(key, (None, (), []))
        if view != before or names != called:
            found = candidates(text, view, names, table.id)
        self._last[key] = view, names, found
        if len(self._last) > TYPING_AT_ONCE:
            self._last.popitem(last=False)
        return found


def candidates(text: Text, view: View, names: Sequence[str], game: str) -> list[Candidate]:
    """Return the answers open to this seat now: what is urgent first, then cards, then the rest."""
    number = 0 if view.prompt is None else view.prompt.number
    return [
        _candidate(
            text, view, names, Press(game, number, format_answer(view.edition, option, uno=uno)), option, uno=uno
        )
        for option in sorted(view.options, key=_urgency)
        if option != QUIT  # leaving has a command of its own
        for uno in _ways(view, option)
    ]


def interlude_candidates(text: Text, table: Table, seat: int) -> list[Candidate]:
    """Return what this seat may do in a dance: the moves, the next one first, or the verdicts; else nothing."""
    dance = table.interlude
    if dance is None:
        return []
    if dance.judging == ROUTINE:
        moves = sorted(MOVES, key=lambda move: move != dance.routine[dance.done])
        presses = [Press(table.id, dance.done, f"dance {move}") for move in moves]
        if seat != dance.seat:
            return []
        return [_from_message(press, f"dance-{press.word}", text, {}) for press in presses]
    if (dance.judging == HONOUR) != (seat == dance.seat):
        return []
    return [
        _from_message(
            Press(table.id, table.number, f"judge {verdict}"),
            f"dance-{verdict}",
            text,
            {"judging": dance.judging, "votes": len(dance.ayes if verdict == "yes" else dance.noes)},
        )
        for verdict in VERDICTS
    ]


def _from_message(press: Press, message: str, text: Text, variables: Mapping[str, str | int]) -> Candidate:
    """Return a candidate named by this message, in any language, and by the last word of the press."""
    names = (normalize(text_for(locale)(message, **variables)) for locale in LOCALES)
    return Candidate(press, text(message, **variables), (press.words[-1], *names))


def found_by(typed: str, among: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates that fit what was typed, the best first; all of them if nothing was."""
    query = normalize(typed)
    if not query:
        return list(among)
    return [candidate for _, candidate in sorted(_fitting(query, among), key=lambda pair: pair[0])]


def meant_by(typed: str, among: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates that fit best what was typed and sent without picking: one, if it is clear."""
    query = normalize(typed)
    if not query:
        return list(among)
    fitting = _fitting(query, among)
    best = min((fit for fit, _ in fitting), default=Fit.NONE)
    return [candidate for fit, candidate in fitting if fit is best]


def _fitting(query: str, among: Sequence[Candidate]) -> list[tuple[Fit, Candidate]]:
    """Return the candidates that fit, and how well; only where none does, those that are meant if it has a typo."""
    fits = [(min(_fit(query, name) for name in candidate.known_as), candidate) for candidate in among]
    return [pair for pair in fits if pair[0] is not Fit.NONE] or [
        (Fit.TYPO, candidate) for candidate in among if any(_is_typo(query, name) for name in candidate.known_as)
    ]


def normalize(words: str) -> str:
    """Return words as they are compared: case, width and punctuation make no difference, nor "紅色" for "紅"."""
    folded = unicodedata.normalize("NFKC", words).casefold().replace("色", "")
    # A space between Chinese and a number means nothing: some users type it, some do not.
    spaced = re.sub(r"(?<=[^\W\d_a-z])(?=[\da-z+])|(?<=[\da-z])(?=[^\W\d_a-z])", " ", folded)
    return " ".join(re.findall(r"(?:\+(?=\d))?\w+", spaced))


def _urgency(option: Option) -> int:
    """Return a sort key: calls first, as they cannot wait, then cards, which players mostly look for."""
    order = ("uno", "catch", "play", "lay")
    return order.index(option.verb) if option.verb in order else len(order)


def _ways(view: View, option: Option) -> Iterator[bool]:
    """Yield True (with UNO) if the answer leaves one card and the call may be made, then False (without)."""
    gone = 1 if option.verb in CARD_VERBS else len(option.faces)
    if UNO in view.options and gone and len(view.hand) - gone == 1:
        yield True
    yield False


def _candidate(text: Text, view: View, names: Sequence[str], press: Press, option: Option, *, uno: bool) -> Candidate:
    def with_call(language: Text, words: str) -> str:
        return language("answer-with-uno", answer=words) if uno else words

    known_as = [
        with_call(language, name)
        for language in map(text_for, LOCALES)
        for name in (*_notations(view, option), *_names(language, view, names, option))
    ]
    words = with_call(text, option_words(text, view, names, option))
    return Candidate(press, words, tuple(dict.fromkeys(normalize(name) for name in known_as)))


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


def _is_typo(query: str, name: str) -> bool:
    """Tell whether each word of the query is one of the name, or its beginning, or nearly; numbers have no typos."""
    words = name.split()
    return all(
        word in words or (word.isascii() and word.isalpha() and any(_is_nearly(word, other) for other in words))
        for word in query.split()
    )


def _is_nearly(typed: str, word: str) -> bool:
    """Tell whether what was typed is a word, or its beginning, but for a letter that is wrong, missing or too much.

    Two neighbours that changed places count as one. The first letter has to be right.
    """
    if len(typed) < TYPO_LETTERS or typed[0] != word[0]:
        return False
    most = 1 if len(typed) < TWO_TYPOS_LETTERS else 2
    before: list[int] = []
    row = list(range(len(word) + 1))  # how many letters are wrong between what was typed so far and each beginning
    for at, letter in enumerate(typed, 1):
        earlier, before, row = before, row, [at]
        for to, other in enumerate(word, 1):
            wrong = min(before[to] + 1, row[-1] + 1, before[to - 1] + (letter != other))
            if at > 1 and to > 1 and (letter, typed[at - 2]) == (word[to - 2], other):
                wrong = min(wrong, earlier[to - 2] + 1)
            row.append(wrong)
    return min(row) <= most
