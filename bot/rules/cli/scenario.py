"""Scenarios: a position, the moves made in it, and what must hold then; the notation's own files (`*.uno`)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.rules.cli.assertions import check
from bot.rules.cli.position import WORDS, Failure, Line, Position, is_seat, position_from
from bot.rules.notation import KICKED, TIMEOUT, NotationError, parse_option, seat_index, verbs
from bot.rules.refusal import IllegalMove

COMMENT = re.compile(r"(^|\s)#.*")
ASSERTION = "="
MUST_BE_REFUSED = "!!"


def run(text: str) -> None:
    """Run a scenario; raise `Failure` at the first line that does not hold or is not in the language."""
    header, then = parts(text)
    position = position_from(header)
    for line in then:
        try:
            if line.words[0] == ASSERTION:
                _assert(position, line.words[1:])
            else:
                _move(position, line.words)
        except NotationError as error:
            raise Failure(line.number, str(error)) from None


def parts(text: str) -> tuple[list[Line], list[Line]]:
    """Return a scenario's header, and its moves and assertions."""
    lines = [Line(number, _words(line)) for number, line in enumerate(text.split("\n"), 1)]
    lines = [line for line in lines if line.words]
    start = next((place for place, line in enumerate(lines) if _is_past_header(line.words)), len(lines))
    return lines[:start], lines[start:]


def _words(line: str) -> tuple[str, ...]:
    """Split a line into words; signs need no space around them."""
    said = COMMENT.sub("", line).strip()
    if said.startswith(ASSERTION):
        return (ASSERTION, *said.removeprefix(ASSERTION).split())
    if said.endswith(MUST_BE_REFUSED):
        return (*said.removesuffix(MUST_BE_REFUSED).split(), MUST_BE_REFUSED)
    return tuple(said.split())


def _is_past_header(words: Sequence[str]) -> bool:
    return words[0] == ASSERTION or (is_seat(words[0]) and len(words) > 1 and words[1] in verbs() | {KICKED})


def _assert(position: Position, words: Sequence[str]) -> None:
    failures = [failure for item in " ".join(words).split(";") if (failure := check(position, item.split()))]
    if failures:
        raise NotationError("; ".join(failures))


def _move(position: Position, words: Sequence[str]) -> None:
    """Make a move, which must be accepted, or refused where it ends in `!!`."""
    game = position.game
    refusal_wanted = words[-1] == MUST_BE_REFUSED
    said = words[:-1] if refusal_wanted else words
    if words[0] in WORDS:
        raise NotationError(f'a line "{words[0]}" must stand before the first move')
    if len(said) < 2:
        raise NotationError(f'"{" ".join(words)}" is neither a move nor an assertion')
    seat = seat_index(position.letters, said[0])
    try:
        if game.state.over:
            raise IllegalMove("over")
        if said[1] == KICKED:
            events = game.kick(seat, [seat_index(position.letters, voter) for voter in said[2:]])
        else:
            option = parse_option(game.edition, position.letters, said[1], said[2:])
            events = game.time_out(seat) if option == TIMEOUT else game.answer(seat, option)
    except IllegalMove as refused:
        if not refusal_wanted:
            raise NotationError(f"expected {' '.join(said)} accepted, got refused: {refused.why}") from None
        return
    if refusal_wanted:
        raise NotationError(f"expected {' '.join(said)} refused, got accepted")
    position.observe(events)
