"""What can be pressed, written into the `custom_id` of a button or select: which game, which question, what.

What is pressed is one of these:

- an answer to the question with this number, in the notation: `do play r7`, `do colour r`, `do discard r5 g1`; with
  `do+uno` in place of `do` UNO is called in the same move; jumping in is `do play r7` as well
- a call, to no question: `uno`, `catch` (the seat that owes it), `catch B`
- `draw` on the public table, for the player who is asked; `skip`, for the only player, to that player's turn; and the
  select `react`
- something to look at, which changes nothing: `hand`, `page 2`, `choose 0 r5` (a select; see `Look`), `backs` (of
  two-sided cards), and `rules`, which all may read: the rule book (`bot.screens.rulebook`)
- in the lobby `join`, `leave`, `start`, `now` (to play at once, against computers), `options`, and the select
  `computer`, in which the host seats computer players (`easy`, `normal`, `hard`) and takes them away (`remove Ada`); in
  the panel of options the selects `set preset` (a name as `bot.sessions.presets.named` knows it, or `last`),
  `set edition`, `set scoring`, `set target`, `set time`, `set house`, `set hand`, `set uno`, `set computers`,
  `set thread`
- on the dance floor `dance left` and the other moves; their number is the place in the routine, so that a move that was
  pressed twice is not danced twice; `judge yes` and `judge no`, where a vote or the dancer's word decides
- at the end `next`, `rematch`

A screen that belongs to no game that runs (settings, figures, the rule book) has words of its own, with whatever it
needs to be shown again behind the first: `settings edition`, `learn anew`, `daily play`, or a page as the number. Its
game is `NO_GAME`, or one that is over: `replay A on` is the step behind the one that its number says, seen by A; `log`
is what its deal can be checked with, `record` its record, and `review` what was luck and what was play in this round
(0: in all), with the selects `review round` and `review step`. Of puzzles `puzzle next any` shows the next one,
`puzzle try any 0f3a play r7` answers the one of this id (`repeat`: once more), and the select `puzzle own` shows the
user's own decision in a game after so many answers; with an answer behind it and their number it is a try at that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.rules.agenda import Option
from bot.rules.calls import QUIT
from bot.rules.edition import Edition
from bot.rules.notation import SEAT_LETTERS, NotationError, format_option, parse_option

PATTERN = re.compile(r"uno:(?P<game>[\w-]*):(?P<number>[0-9]{1,9}):(?P<what>[^:]+)")

NO_GAME = ""
NUMBERS_END = 2**63
"""Discord gives no such ids, and databases take none."""
DO = "do"
DO_WITH_UNO = "do+uno"
ANSWERS = frozenset({DO, DO_WITH_UNO, "dance", "judge"})
PAGE = "page"
CHOOSE = "choose"
NO_SEAT = -1
REPLAY = "replay"
LOG = "log"
REVIEW = "review"
OWN, OPEN, TABLE = "own", "open", "table"
"""Through whose eyes a game is seen again, besides a seat's letter: the user's own, all hands open, the table's."""
ANSWERS_KEPT = 2000


def custom_id(game: str, number: int, what: str) -> str:
    """Return what travels through Discord: of which game (or `NO_GAME`), for which question (0: none), and what."""
    return f"uno:{game}:{number}:{what}"


@dataclass(frozen=True, slots=True)
class Press:
    """Something pressed: of which game (or `NO_GAME`), in answer to which question (0: none), and what."""

    game: str
    number: int
    what: str

    @property
    def custom_id(self) -> str:
        """What is pressed to do this."""
        return custom_id(self.game, self.number, self.what)

    @property
    def verb(self) -> str:
        """The first word of what was pressed."""
        return self.what.split()[0]

    @property
    def words(self) -> list[str]:
        """The words after the first."""
        return self.what.split()[1:]

    @property
    def word(self) -> str:
        """The first of them; empty where there is none."""
        return next(iter(self.words), "")


def parse(pressed: str) -> Press | None:
    """Return what a `custom_id` says; None where it is nothing of ours."""
    found = PATTERN.fullmatch(pressed)
    if found is None or not found["what"].strip():
        return None
    return Press(found["game"], int(found["number"]), found["what"])


def parse_interaction(data: Mapping[str, Any]) -> tuple[Press, tuple[str, ...]] | None:
    """Return what was pressed, and what was chosen in it, from an interaction's data; None where it is nothing of ours.

    Of roles and channels the ids are chosen.
    """
    press = parse(data["custom_id"])
    return None if press is None else (press, tuple(data.get("values", ())))


def parse_number(word: str) -> int | None:
    """Return the number that a word is; None where it is none, or too great for an id or a page."""
    number = int(word) if word.isdecimal() else NUMBERS_END
    return number if number < NUMBERS_END else None


@lru_cache(ANSWERS_KEPT)
def format_answer(edition: Edition, option: Option, *, uno: bool = False) -> str:
    """Return what is pressed to give this answer."""
    return f"{DO_WITH_UNO if uno else DO} {format_option(edition, SEAT_LETTERS, option)}"


def parse_answer(press: Press, edition: Edition) -> tuple[Option, bool] | None:
    """Return the answer that was pressed, and whether UNO is called with it; None where it is no answer."""
    verb, *words = press.what.split()
    if verb not in {DO, DO_WITH_UNO} or not words:
        return None
    try:
        return parse_option(edition, SEAT_LETTERS, words[0], words[1:]), verb == DO_WITH_UNO
    except NotationError:
        return None


def is_answer(press: Press) -> bool:
    """Tell whether it is what can be typed as an answer: a move, a call, or a deed in an interlude; not to leave."""
    return press.verb in ANSWERS and press.words != [QUIT.verb]


def parse_seat(press: Press) -> int:
    """Return the seat whose letter was pressed; one that no table has, where it is no letter."""
    return SEAT_LETTERS.find(press.word) if len(press.word) == 1 else NO_SEAT


@dataclass(frozen=True, slots=True)
class Look:
    """What of a hand is looked at: the page, and the cards chosen so far where several may be."""

    page: int = 0
    chosen: tuple[str, ...] = ()
    """Tokens of faces; a face twice is two equal cards."""


FIRST_LOOK = Look()


def parse_look(press: Press, values: Sequence[str] = ()) -> Look | None:
    """Return how the hand is to be shown after a press that only looks (`hand`, `page`, `choose`); None for others."""
    match press.verb, press.words:
        case "hand", _:
            return FIRST_LOOK
        case "page", [word, *chosen] if (page := parse_number(word)) is not None:
            return Look(page, tuple(chosen))
        case "choose", [word, *chosen] if (page := parse_number(word)) is not None:
            return Look(page, (*chosen, *(entry for value in values for entry in value.split()[:1])))
    return None
