"""Leaderboards: a page of places, the user's own, and all the other boards a press away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from bot.art.pictures.board import WHOLE, BoardPicture, BoardRow
from bot.rules.editions import EDITIONS
from bot.screens.buttons import MAIN, PLAIN, Pressable, button, entry, menu, shortened
from bot.screens.codec import NO_GAME, Press
from bot.screens.game.end import MEDALS
from bot.screens.layout import DIVIDER, GOLD, PictureBlock, Screen, paragraph
from bot.screens.names import player_name
from bot.screens.pages.audience import ALONE, Audience, share_button, shown_by
from bot.screens.words import edition_words, listed
from bot.store import LEAST_GAMES, Board, By, Period, Place
from bot.text import Text

BOARD = "board"
ALL = "all"
"""All editions together."""
HERE, EVERYWHERE = SCOPES = ("here", "everywhere")
A_PAGE = 10
NAMES_LENGTH = 100
"""How many characters the names of a place may take."""


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """Which results are looked at, as it is chosen on the screen."""

    edition: str = ALL
    scope: str = HERE
    period: str = Period.ALL
    by: str = By.RATING

    @classmethod
    def parse(cls, words: Sequence[str]) -> Self:
        """Return what was pressed; what is not there (any more) counts as not chosen."""
        edition, scope, period, by = (*words, *("",) * 4)[:4]
        usual = cls()
        return cls(
            edition if edition in EDITIONS else usual.edition,
            scope if scope in SCOPES else usual.scope,
            period if period in list(Period) else usual.period,
            by if by in list(By) else usual.by,
        )

    @property
    def one_edition(self) -> str | None:
        """The edition; None: all together."""
        return None if self.edition == ALL else self.edition

    def press(self, pressed: str, page: int = 1) -> Press:
        """Return what leads here; `pressed` tells apart the buttons of one screen that do."""
        return Press(NO_GAME, page, f"{BOARD} {self.edition} {self.scope} {self.period} {self.by} {pressed}")

    def custom_id(self, pressed: str, page: int = 1) -> str:
        """Return the same as the `custom_id` of a button or select."""
        return self.press(pressed, page).custom_id


def board(
    found: Board, choice: BoardChoice, text: Text, audience: Audience = ALONE, *, in_guild: bool = True
) -> Screen:
    """Return a page of a board; outside of servers there is only everywhere.

    Everyone reads nothing of the user's own place.
    """
    if audience.is_public:
        found = replace(found, own=None)
    own = "" if audience.is_public else _own(found, choice, text)
    return Screen(
        paragraph(text("board-heading"), f"-# {choice_words(choice, text)}"),
        *_pictures(found, choice, text, own),
        _places(found, choice, text) or _empty(choice, text),
        own,
        shown_by(audience, text),
        DIVIDER,
        _row(choice, "scope", SCOPES, text) if in_guild else [],
        _row(choice, "period", list(Period), text),
        _row(choice, "by", list(By), text),
        [all_editions_menu(choice.custom_id("edition"), choice.edition, text)],
        [*_pages(found, choice, text), *share_button(choice.press("share", found.page), audience, text)],
        f"-# {text('board-counting', games=LEAST_GAMES)}",
        accent=GOLD,
    )


def parse_choice(press: Press, values: Sequence[str]) -> BoardChoice:
    """Return the board that a press leads to."""
    choice = BoardChoice.parse(press.words)
    return replace(choice, edition=BoardChoice.parse(values[:1]).edition) if values else choice


def choice_words(choice: BoardChoice, text: Text) -> str:
    """Return edition, scope, period and order, in a line."""
    edition = text("board-all-editions") if choice.one_edition is None else edition_words(text, choice.edition)
    parts = (
        edition,
        text(f"board-scope-{choice.scope}"),
        text(f"board-period-{choice.period}"),
        text(f"board-by-{choice.by}"),
    )
    return " · ".join(parts)


def all_editions_menu(pressed: str, chosen: str, text: Text) -> Pressable:
    """Return a select of the editions, and of all together."""
    entries = [
        entry(ALL, text("board-all-editions"), chosen=chosen == ALL),
        *(entry(key, edition_words(text, key), chosen=key == chosen) for key in EDITIONS),
    ]
    return menu(pressed, text("lobby-choose-edition"), entries)


def _places(found: Board, choice: BoardChoice, text: Text) -> str:
    return paragraph(*(_line(place, choice, text) for place in found.places))


def _pictures(found: Board, choice: BoardChoice, text: Text, says_own: str) -> list[PictureBlock]:
    """Return the places of the page as bars, and the user's own below them, if it is further down."""
    own = found.own
    places = [place for place in found.places if place.rank is not None]
    if not places:
        return []
    if own is not None and own.rank is not None and own.rank > (places[-1].rank or 0) and own not in places:
        places.append(own)
    figures = [_compared(place, choice) for place in places]
    longest = max(1, *figures)
    rows = tuple(
        BoardRow(
            place.rank or 0,
            f"{figure}%" if choice.by == By.RATE else str(figure),
            max(0, figure) * WHOLE // longest,
            own is not None and place.users == own.users,
        )
        for place, figure in zip(places, figures, strict=True)
    )
    return [PictureBlock(BoardPicture(rows), paragraph(_places(found, choice, text), says_own))]


def _compared(place: Place, choice: BoardChoice) -> int:
    """Return what the board is ordered by."""
    match By(choice.by):
        case By.RATING | By.TEAMS:
            return place.rating or 0
        case By.WINS:
            return place.wins
        case By.POINTS:
            return place.points
        case By.RATE:
            return round(place.rate * 100)


def _empty(choice: BoardChoice, text: Text) -> str:
    """Return that there are no places, and how a player or a team gets one."""
    if choice.by == By.TEAMS:
        return text("board-empty-teams", least=LEAST_GAMES)
    if choice.by in {By.RATING, By.RATE}:
        return text("board-empty-few", least=LEAST_GAMES)
    return text("board-empty")


def _line(place: Place, choice: BoardChoice, text: Text) -> str:
    first, rest = _values(place, choice, text)
    return f"{_rank(place)} **{_names(place, text)}** · **{first}**\n-# {rest}"


def _names(place: Place, text: Text) -> str:
    return shortened(listed(text, [player_name(name, text) for name in place.names]), NAMES_LENGTH)


def _rank(place: Place) -> str:
    return MEDALS.get(place.rank or 0, f"**{place.rank}.**")


def _values(place: Place, choice: BoardChoice, text: Text) -> tuple[str, str]:
    """Return what the board is ordered by, and the rest."""
    percent = round(place.rate * 100)
    values = {
        By.RATING: text("board-rating", rating=place.rating or 0),
        By.WINS: text("board-wins", wins=place.wins, games=place.games),
        By.POINTS: text("table-points", count=place.points),
        By.RATE: text("board-rate", percent=percent),
    }
    if choice.by == By.TEAMS:
        return values[By.RATING], f"{values[By.WINS]} · {values[By.RATE]}"
    first = values.pop(By(choice.by))
    if place.rating is None:
        values.pop(By.RATING, None)
    return first, " · ".join(values.values())


def _own(found: Board, choice: BoardChoice, text: Text) -> str:
    """Return the user's own place, or that of their team, or why there is none."""
    own, in_team = found.own, choice.by == By.TEAMS
    seen = _own_place(found, choice, text)
    if own is None or not own.is_hidden:
        return seen
    return f"{seen}\n-# {text('board-own-team-hidden' if in_team else 'board-own-hidden')}"


def _own_place(found: Board, choice: BoardChoice, text: Text) -> str:
    own, in_team = found.own, choice.by == By.TEAMS
    if own is None:
        return text("board-own-teams-never" if in_team else "board-own-never")
    names = _names(own, text)
    if own.rank is not None:
        first, rest = _values(own, choice, text)
        total = found.total + own.is_hidden
        place = text("board-own", rank=own.rank, total=total, value=first)
        if in_team:
            place = text("board-own-team", team=names, rank=own.rank, total=total, value=first)
        return f"{place}\n-# {rest}"
    if in_team:
        return text("board-own-team-unrated", team=names, games=own.rated, least=LEAST_GAMES)
    if choice.by == By.RATING:
        return text("board-own-unrated", games=own.rated, least=LEAST_GAMES)
    if choice.by == By.RATE:
        return text("board-own-few", games=own.games, least=LEAST_GAMES)
    return text("board-own-nothing", games=own.games)


def _row(choice: BoardChoice, kind: str, choices: Sequence[str], text: Text) -> list[Pressable]:
    """Return buttons for one choice, the one in force in colour."""
    return [
        button(
            replace(choice, **{kind: one}).custom_id(f"{kind}-{one}"),
            text(f"board-{kind}-{one}"),
            style=MAIN if getattr(choice, kind) == one else PLAIN,
        )
        for one in choices
    ]


def _pages(found: Board, choice: BoardChoice, text: Text) -> list[Pressable]:
    """Return buttons to the pages before and behind, and to the user's own."""
    if found.pages == 1:
        return []
    buttons = [
        button(choice.custom_id("before", found.page - 1), text("board-before"), enabled=found.page > 1),
        button(choice.custom_id("behind", found.page + 1), text("board-behind"), enabled=found.page < found.pages),
    ]
    if found.own is not None and found.own.rank is not None and not found.own.is_hidden:
        own = (found.own.rank - 1) // A_PAGE + 1
        buttons.append(button(choice.custom_id("own", own), text("board-own-page"), enabled=own != found.page))
    page = button(
        choice.custom_id("page", found.page), text("board-page", page=found.page, pages=found.pages), enabled=False
    )
    return [buttons[0], page, *buttons[1:]]
