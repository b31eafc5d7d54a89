"""The position of a scenario: read from its header, which is all lines before the first move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.rules.dealing import OpenRound
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.events import CardsShown, Event
from bot.rules.game import Game
from bot.rules.notation import (
    SEAT_LETTERS,
    NotationError,
    card_index,
    check_count,
    colour_index,
    number,
    seat_index,
    seat_numbers,
)
from bot.rules.rules import UNO, excluded, unfit_for
from bot.rules.state import LEFT, RIGHT, SCORINGS, State
from bot.rules.turn import Turn

WORDS = {
    "edition": 1,
    "house": None,
    "scoring": None,
    "top": 1,
    "under": None,
    "draw": None,
    "colour": 1,
    "turn": 1,
    "dealer": 1,
    "direction": 1,
    "side": 1,
    "uno": 1,
    "opening": 0,
    "score": None,
}
"""How header lines begin, those of seats aside, and how many words follow; None: any number of them."""
DIRECTIONS = {"left": LEFT, "right": RIGHT}
NO_SEED = bytes(32)
"""A scenario's shuffles are the same whenever it is run."""

Words = tuple[str, ...]
Read = TypeVar("Read")


class Failure(Exception):
    """What is wrong with a scenario, or with the rules, and in which line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True, slots=True)
class Line:
    """A line's words, without its comment."""

    number: int
    words: Words


class Position:
    """A game in the middle of a scenario, letters for its seats, and what the last move showed."""

    def __init__(self, game: Game, letters: str) -> None:
        self.game = game
        self.letters = letters
        self.shown: dict[tuple[int | None, int], list[int]] = {}
        """The faces that the last move showed, by who saw them (None: all) and whose they were."""

    def observe(self, events: Iterable[Event]) -> None:
        """Remember what a move showed."""
        self.shown = {}
        showing = self.game.edition.showing[self.game.state.side]
        for event in events:
            if isinstance(event, CardsShown) and event.cards:
                self.shown.setdefault((event.to, event.seat), []).extend(showing[card] for card in event.cards)


def is_seat(word: str) -> bool:
    """Whether this can name a seat."""
    return len(word) == 1 and word in SEAT_LETTERS


def position_from(lines: Sequence[Line]) -> Position:
    """Return the position that a header describes; raise `Failure` where it is not in the language."""
    header = Header(lines)
    edition = header.read("edition", _edition)
    letters = "".join(header.hands)
    if not edition.min_seats <= len(letters) <= edition.max_seats:
        seats = f"{edition.min_seats} to {edition.max_seats} seats"
        raise Failure(header.last, f"{edition.key} takes {seats}, not {len(letters)}")
    game = Game(_state(header, edition, letters))
    position = Position(game, letters)
    position.observe(game.run([OpenRound() if "opening" in header.lines else Turn(game.state.turn)]))
    return position


class Header:
    """The header's lines by their first word."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.last = lines[-1].number if lines else 1
        self.hands: dict[str, Line] = {}
        self.draw: list[Line] = []
        self.lines: dict[str, Line] = {}
        for line in lines:
            try:
                self._add(line, *line.words)
            except NotationError as error:
                raise Failure(line.number, str(error)) from None

    def _add(self, line: Line, word: str, *after: str) -> None:
        if is_seat(word):
            if not after:
                raise NotationError(f"no cards for seat {word}")
            if word in self.hands:
                raise NotationError(f'no verb "{after[0]}", and seat {word} has its hand already')
            self.hands[word] = line
            return
        if word not in WORDS:
            raise NotationError(f'no header line begins with "{word}"')
        count = WORDS[word]
        if count is not None:
            check_count(word, after, count)
        if word == "draw":
            self.draw.append(line)
            return
        if word in self.lines:
            raise NotationError(f'a second line "{word}"')
        self.lines[word] = line

    def read(self, word: str, reader: Callable[[Words], Read], default: str | None = None) -> Read:
        """Read what stands after this word, or the default; without a default the line must be there."""
        line = self.lines.get(word)
        if line is not None:
            return read_line(line, reader)
        if default is None:
            raise Failure(self.last, f'no line "{word}"')
        return reader(tuple(default.split()))


def read_line(line: Line, reader: Callable[[Words], Read]) -> Read:
    """Read what stands after a line's first word; raise `Failure` with its number where that is wrong."""
    try:
        return reader(line.words[1:])
    except NotationError as error:
        raise Failure(line.number, str(error)) from None


def _state(header: Header, edition: Edition, letters: str) -> State:
    """The state before the first move."""

    def cards(words: Words) -> list[int]:
        return [card_index(edition, word) for word in words]

    def hand(words: Words) -> list[int]:
        if edition.mercy is not None and len(words) >= edition.mercy:
            raise NotationError(f"{len(words)} cards in a hand: with {edition.mercy} a seat is out")
        return cards(words)

    def seat(words: Words) -> int:
        return seat_index(letters, words[0])

    scoring, target = header.read("scoring", _scoring, "single")
    house = header.read("house", lambda words: _house(edition, words), "")
    uno = header.read("uno", _uno, str(UNO.usual))
    rule = unfit_for(house, len(letters))
    if rule is not None:
        raise Failure(header.last, f"{rule} is not for {len(letters)} seats")
    state = State(edition, len(letters), NO_SEED, house, scoring, target, uno=uno)
    state.round = 1
    state.dealer = header.read("dealer", seat, letters[-1])
    state.direction = header.read("direction", _direction, "left")
    state.turn_to(header.read("side", lambda words: _side(edition, words), edition.sides[0].name))
    state.hands = [read_line(line, hand) for line in header.hands.values()]
    state.discards = [*header.read("under", cards, ""), *header.read("top", cards)]
    state.pile = [card for line in header.draw for card in read_line(line, cards)]
    state.pile.reverse()
    totals = header.read("score", lambda words: _score(state, letters, words), f"{letters[0]}=0")
    if scoring != "single":
        state.totals = totals
    opening = "opening" in header.lines
    turn = header.read("turn", seat, letters[0])
    state.turn = state.dealer if opening else turn
    state.colour = state.top.colour
    if "colour" in header.lines:
        state.colour = header.read("colour", lambda words: _colour(state, words[0]))
    elif state.colour is None and not opening:
        raise Failure(header.lines["top"].number, 'the top is a wild, and there is no line "colour"')
    return state


def _edition(words: Words) -> Edition:
    (key,) = words
    if key not in EDITIONS:
        raise NotationError(f'no edition "{key}"')
    return EDITIONS[key]


def _house(edition: Edition, words: Words) -> Words:
    for word in words:
        if word not in edition.house:
            raise NotationError(f'no house rule "{word}" in {edition.key}')
    pair = excluded(words)
    if pair is not None:
        raise NotationError(f"{pair[0]} and {pair[1]} exclude each other")
    return words


def _uno(words: Words) -> int:
    cards = number(words[0])
    if not UNO.allows(cards):
        raise NotationError(f"who is caught draws {UNO.least} to {UNO.most} cards, not {cards}")
    return cards


def _scoring(words: Words) -> tuple[str, int | None]:
    if not 1 <= len(words) <= 2 or words[0] not in SCORINGS:
        raise NotationError(f"scoring is one of {', '.join(SCORINGS)}, and a target")
    target = number(words[1]) if len(words) > 1 else None
    if target == 0:
        raise NotationError("a target is at least 1")
    return words[0], target


def _direction(words: Words) -> int:
    (word,) = words
    if word not in DIRECTIONS:
        raise NotationError(f'no direction "{word}"')
    return DIRECTIONS[word]


def _side(edition: Edition, words: Words) -> int:
    (word,) = words
    names = [side.name for side in edition.sides]
    if word not in names:
        raise NotationError(f'no side "{word}" in {edition.key}')
    return names.index(word)


def _colour(state: State, word: str) -> int:
    colour = colour_index(word)
    if colour not in state.edition.sides[state.side].colours:
        raise NotationError(f'no colour "{word}" on the side in play')
    if state.top.colour not in {None, colour}:
        raise NotationError(f'the top is not a wild: its colour is in force, not "{word}"')
    return colour


def _score(state: State, letters: str, words: Words) -> tuple[int, ...]:
    """Read the totals, which are those of teams: one seat of each is enough."""
    totals: dict[int, int] = {}
    for seat, total in seat_numbers(letters, words).items():
        if totals.setdefault(state.teams[seat], total) != total:
            raise NotationError(f"two totals for the team of seat {letters[seat]}")
    return tuple(totals.get(team, 0) for team in state.teams)
