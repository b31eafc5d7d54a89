"""Records: all that is needed to play a game again, and to check that nothing in it was changed.

A record is a header and the answers in order. Written out it is a text in the notation, a line each: the header with
the version of the rules, the seed and its seal, for each round what was dealt, every answer, and how each round ended.
All but header and answers follows from them, so to check a record is to write it anew and compare. Each line ends with
a check that covers it and all lines before it: a change is found in the line where it was made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.rules.chance import SEED_BYTES, seal
from bot.rules.editions import EDITIONS
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import (
    KICKED,
    SEAT_LETTERS,
    TIMEOUT,
    NotationError,
    card_token,
    parse_option,
    seat_index,
)
from bot.rules.refusal import IllegalMove
from bot.rules.round_events import RoundDealt, RoundEnded
from bot.rules.rules import HAND, UNO, excluded, unfit_for
from bot.rules.scoring import winners
from bot.rules.state import SCORINGS, State
from bot.rules.version import FIRST_VERSION, RULES_VERSION, OtherRules

TITLE = "uno record 2"
FORMER_TITLE = "uno record 1"
"""How records began that said nothing of the rules' version."""
HEADER = ("rules", "edition", "house", "hand", "uno", "scoring", "seats", "seal", "seed")
DEAL = "deal"
END = "end"
FOLLOWS = (":", "=")
"""How lines begin that follow from header and answers."""
BEFORE_CHECK = "  | "
CHECK_LENGTH = 8
SHORT = 60


class BadRecord(ValueError):
    """A text that is no record of a game, or was changed; `line` says where, and `why` what is wrong there."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class OldRecord(BadRecord):
    """A sound record of a game that was played under another version of the rules."""

    def __init__(self, line: int, version: int) -> None:
        super().__init__(line, str(OtherRules(version)))
        self.version = version


@dataclass(slots=True)
class Record:
    """The header of a game, and its answers in the notation; `deal` begins a round."""

    edition: str
    seats: int
    seed: bytes
    house: tuple[str, ...] = ()
    scoring: str | None = None
    target: int | None = None
    answers: list[str] = field(default_factory=list)
    hand: int = HAND.usual
    uno: int = UNO.usual

    def start(self) -> Game:
        """Return the game before its first round is dealt."""
        edition = EDITIONS[self.edition]
        return Game(State(edition, self.seats, self.seed, self.house, self.scoring, self.target, self.hand, self.uno))

    def replay(self) -> Iterator[tuple[Game, str, list[Event]]]:
        """Yield the game after each of its answers, the answer, and its events."""
        game = self.start()
        for answer in self.answers:
            yield game, answer, carry_out(game, answer)


def carry_out(game: Game, answer: str) -> list[Event]:
    """Give an answer that a record kept; return its events."""
    if answer == DEAL:
        return game.deal()
    letter, verb, *arguments = answer.split()
    letters = SEAT_LETTERS[: game.state.seats]
    seat = seat_index(letters, letter)
    if verb == KICKED:
        return game.kick(seat, [seat_index(letters, voter) for voter in arguments])
    option = parse_option(game.edition, letters, verb, arguments)
    return game.time_out(seat) if option == TIMEOUT else game.answer(seat, option)


# The text


def write(record: Record) -> str:
    """Return the record as text."""
    return "".join(f"{line}{BEFORE_CHECK}{check}\n" for line, check in checked(_lines(record)))


def read(text: str) -> Record:
    """Return the record in a text; raise `BadRecord` where anything was changed, `OldRecord` where the rules were."""
    given = text.removesuffix("\n").split("\n")
    lines, checks = zip(*(line.rpartition(BEFORE_CHECK)[::2] for line in given), strict=True)
    if lines[0] not in {TITLE, FORMER_TITLE}:
        raise BadRecord(1, f'a record begins with "{TITLE}"')
    fits = enumerate(zip(checked(lines), checks, strict=True), 1)
    changed = next((number for number, ((_, wanted), check) in fits if check != wanted), None)
    if changed is None:
        _check_rules(lines)
        return _replay(lines)
    try:
        _replay(lines)
    except BadRecord as bad:
        if bad.line == changed:
            raise  # it knows what was recorded here
    raise BadRecord(changed, f'"{_short(lines[changed - 1])}" is not what was recorded here')


def _check_rules(lines: Sequence[str]) -> None:
    """Raise `OldRecord` if the record is of other rules."""
    if lines[0] == FORMER_TITLE:
        raise OldRecord(1, FIRST_VERSION)
    words = lines[1].split() if len(lines) > 1 else []
    if len(words) == 2 and words[0] == "rules" and words[1].isdecimal() and words[1] != str(RULES_VERSION):
        raise OldRecord(2, int(words[1]))


def _parse(lines: Sequence[str]) -> Record:
    """Read header and answers; pass over what follows from them."""
    if len(lines) <= len(HEADER):
        raise BadRecord(len(lines), f'the line "{HEADER[len(lines) - 1]}" is missing after it')
    header: dict[str, list[str]] = {}
    for number, (word, line) in enumerate(zip(HEADER, lines[1:], strict=False), 2):
        words = line.split()
        if words[:1] != [word] or not _fits(words, header):
            raise BadRecord(number, f'expected a line "{word}" that fits a game, got "{_short(line)}"')
        header[word] = words[1:]
    (edition,), (hand,), (uno,), (scoring, target), (seats,), (seed,) = (
        header[word] for word in ("edition", "hand", "uno", "scoring", "seats", "seed")
    )
    answers = [line for line in lines[1 + len(HEADER) :] if line[:1] not in FOLLOWS and not line.startswith(END)]
    house = tuple(header["house"])
    return Record(edition, int(seats), bytes.fromhex(seed), house, scoring, int(target), answers, int(hand), int(uno))


def _fits(words: Sequence[str], header: Mapping[str, Sequence[str]]) -> bool:
    """Whether a line of the header can stand after those before it."""
    try:
        match words:
            case "rules", version:
                return int(version) == RULES_VERSION
            case "edition", key:
                return key in EDITIONS
            case "house", *rules:
                offered = EDITIONS[header["edition"][0]].house
                return set(rules) <= set(offered) and excluded(rules) is None
            case "hand", cards:
                return HAND.allows(int(cards))
            case "uno", cards:
                return UNO.allows(int(cards))
            case "scoring", kind, target:
                return kind in SCORINGS and int(target) > 0
            case "seats", seats:
                edition = EDITIONS[header["edition"][0]]
                in_range = edition.min_seats <= int(seats) <= edition.max_seats
                return in_range and unfit_for(header["house"], int(seats)) is None
            case "seed", seed:
                return len(bytes.fromhex(seed)) == SEED_BYTES
    except ValueError:
        return False
    return words[0] == "seal" and len(words) == 2


def _replay(lines: Sequence[str]) -> Record:
    """Return the record if it says the same, line by line, when it is written anew."""
    record = _parse(lines)
    expected = _lines(record)
    for number, line in enumerate(lines, 1):
        try:
            wanted = next(expected, None)
        except IllegalMove as refused:
            raise BadRecord(number, f'"{_short(line)}" was not a legal answer: {refused.why}') from None
        except (NotationError, ValueError):
            raise BadRecord(number, f'"{_short(line)}" is no answer') from None
        if wanted is None:
            raise BadRecord(number, f'expected nothing more, got "{_short(line)}"')
        if line != wanted:
            pairs = enumerate(zip(wanted, line, strict=False))
            place = next((place for place, (one, other) in pairs if one != other), len(line))
            raise BadRecord(number, f'expected "{_short(wanted, place)}", got "{_short(line, place)}"')
    if next(expected, None) is not None:
        raise BadRecord(len(lines), "the end is missing")
    return record


def _lines(record: Record) -> Iterator[str]:
    game = record.start()
    state = game.state
    yield TITLE
    yield f"rules {RULES_VERSION}"
    yield f"edition {record.edition}"
    yield f"house {' '.join(state.house)}".rstrip()
    yield f"hand {state.hand}"
    yield f"uno {state.uno}"
    yield f"scoring {state.scoring} {state.target}"
    yield f"seats {state.seats}"
    yield f"seal {seal(state.seed)}"
    yield f"seed {state.seed.hex()}"
    for answer in record.answers:
        events = carry_out(game, answer)
        yield answer
        for event in events:
            if isinstance(event, RoundDealt):
                yield from _deal_lines(game, event)
            elif isinstance(event, RoundEnded):
                yield _end_line(game)
    yield f"{END} {len(record.answers)} answers"


def _deal_lines(game: Game, event: RoundDealt) -> Iterator[str]:
    def tokens(cards: Sequence[int]) -> str:
        return " ".join(card_token(game.edition, card) for card in cards)

    yield f": dealer {SEAT_LETTERS[event.dealer]}"
    for seat, hand in enumerate(event.hands):
        yield f": {SEAT_LETTERS[seat]} {tokens(hand)}".rstrip()
    yield f": draw {tokens(event.pile[::-1])}"


def _end_line(game: Game) -> str:
    state = game.state
    winner = " ".join(SEAT_LETTERS[seat] for seat in winners(state, state.winner)) or "none"
    score = " ".join(f"{SEAT_LETTERS[seat]}={total}" for seat, total in enumerate(state.totals))
    match = " ".join(SEAT_LETTERS[seat] for seat in state.champions) or "none"
    return f"= over; winner {winner}; score {score}; match {match}"


def checked(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each line and its check, which covers the lines before it as well."""
    check = ""
    for line in lines:
        check = hashlib.sha256(f"{check}\n{line}".encode()).hexdigest()[:CHECK_LENGTH]
        yield line, check


def _short(line: str, place: int = 0) -> str:
    """Return a line, or the part of it around this place."""
    start = max(0, min(place - SHORT // 2, len(line) - SHORT))
    end = start + SHORT
    return f"{'…' if start else ''}{line[start:end]}{'…' if end < len(line) else ''}"
