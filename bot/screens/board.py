"""Leaderboards: a page of places, one's own, and all the other boards a press away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Self

from bot.art.pictures.board import WHOLE, BoardPicture, BoardRow
from bot.rules.editions import EDITIONS
from bot.screens.buttons import MAIN, PLAIN, Pressable, button, entry, menu
from bot.screens.codec import NO_GAME, Press
from bot.screens.end import MEDALS
from bot.screens.layout import GOLD, RULE, Pictured, Screen, paragraph, screen
from bot.screens.names import safe_name, spoken
from bot.store import LEAST_GAMES, Board, By, Period, Place
from bot.text import Text

BOARD = "board"
ALL = "all"
"""All editions together."""
HERE, EVERYWHERE = SCOPES = ("here", "everywhere")
A_PAGE = 10


@dataclass(frozen=True, slots=True)
class Which:
    """Which results are looked at."""

    edition: str = ALL
    scope: str = HERE
    period: str = Period.ALL
    by: str = By.RATING

    @classmethod
    def of(cls, words: Sequence[str]) -> Self:
        """What was pressed; what is not there (any more) counts as not chosen."""
        edition, scope, period, by = (*words, *("",) * 4)[:4]
        usual = cls()
        return cls(
            edition if edition in EDITIONS else usual.edition,
            scope if scope in SCOPES else usual.scope,
            period if period in list(Period) else usual.period,
            by if by in list(By) else usual.by,
        )

    @property
    def only(self) -> str | None:
        """The edition, if it is one alone."""
        return None if self.edition == ALL else self.edition

    def press(self, pressed: str, page: int = 1) -> Press:
        """A press that leads here; `pressed` tells apart the buttons of one screen that do."""
        return Press(NO_GAME, page, f"{BOARD} {self.edition} {self.scope} {self.period} {self.by} {pressed}")


def board(found: Board, which: Which, text: Text) -> Screen:
    """A page of a board."""
    return screen(
        paragraph(text("board-heading"), f"-# {which_in_words(which, text)}"),
        *_picture(found, which, text),
        _places(found, which, text) or _nobody(which, text),
        _own(found, which, text),
        RULE,
        _row(which, "scope", SCOPES, text),
        _row(which, "period", list(Period), text),
        _row(which, "by", list(By), text),
        [edition_menu(which.press("edition"), which.edition, text)],
        _pages(found, which, text),
        accent=GOLD,
    )


def chosen_on(press: Press, values: Sequence[str]) -> Which:
    """Which board a press leads to."""
    which = Which.of(press.words)
    return replace(which, edition=Which.of(values[:1]).edition) if values else which


def which_in_words(which: Which, text: Text) -> str:
    """Edition, scope, period and order, in a line."""
    edition = text("board-all-editions") if which.only is None else text(f"lobby-edition-{which.edition}")
    parts = (
        edition,
        text(f"board-scope-{which.scope}"),
        text(f"board-period-{which.period}"),
        text(f"board-by-{which.by}"),
    )
    return " · ".join(parts)


def edition_menu(press: Press, chosen: str, text: Text) -> Pressable:
    """A select of the editions, and of all together."""
    entries = [
        entry(ALL, text("board-all-editions"), chosen=chosen == ALL),
        *(entry(key, text(f"lobby-edition-{key}"), chosen=key == chosen) for key in EDITIONS),
    ]
    return menu(press, text("lobby-choose-edition"), entries)


def _places(found: Board, which: Which, text: Text) -> str:
    return paragraph(*(_line(place, which, text) for place in found.places))


def _picture(found: Board, which: Which, text: Text) -> Iterator[Pictured]:
    """The places of the page as bars, and one's own below them, if it is further down."""
    own = found.own
    places = [place for place in found.places if place.rank is not None]
    if not places:
        return
    if own is not None and own.rank is not None and own.rank > (places[-1].rank or 0) and own not in places:
        places.append(own)
    longest = max(1, *(_compared(place, which) for place in places))
    rows = tuple(
        BoardRow(
            place.rank or 0,
            f"{figure}%" if which.by == By.RATE else str(figure),
            max(0, figure) * WHOLE // longest,
            own is not None and place.user_id == own.user_id,
        )
        for place in places
        for figure in (_compared(place, which),)
    )
    yield Pictured(BoardPicture(rows), spoken(paragraph(_places(found, which, text), _own(found, which, text))))


def _compared(place: Place, which: Which) -> int:
    """What the board is ordered by."""
    match By(which.by):
        case By.RATING:
            return place.rating or 0
        case By.WINS:
            return place.wins
        case By.POINTS:
            return place.points
        case By.RATE:
            return round(place.rate * 100)


def _nobody(which: Which, text: Text) -> str:
    """That nobody has a place, and how one gets it."""
    if which.by in {By.RATING, By.RATE}:
        return text("board-empty-few", least=LEAST_GAMES)
    return text("board-empty")


def _line(place: Place, which: Which, text: Text) -> str:
    first, rest = _values(place, which, text)
    return f"{_rank(place)} **{safe_name(place.name)}** · **{first}**\n-# {rest}"


def _rank(place: Place) -> str:
    return MEDALS.get(place.rank or 0, f"**{place.rank}.**")


def _values(place: Place, which: Which, text: Text) -> tuple[str, str]:
    """What the board is ordered by, and the rest."""
    percent = round(place.rate * 100)
    values = {
        By.RATING: text("board-rating", rating=place.rating or 0),
        By.WINS: text("board-wins", wins=place.wins, games=place.games),
        By.POINTS: text("table-points", count=place.points),
        By.RATE: text("board-rate", percent=percent),
    }
    first = values.pop(By(which.by))
    if place.rating is None:
        values.pop(By.RATING, None)
    return first, " · ".join(values.values())


def _own(found: Board, which: Which, text: Text) -> str:
    """The place of whoever asked, or why they have none."""
    own = found.own
    if own is None:
        return text("board-own-never")
    if own.rank is not None:
        first, rest = _values(own, which, text)
        return f"{text('board-own', rank=own.rank, total=found.total, value=first)}\n-# {rest}"
    if which.by == By.RATING:
        return text("board-own-unrated", games=own.rated, least=LEAST_GAMES)
    if which.by == By.RATE:
        return text("board-own-few", games=own.games, least=LEAST_GAMES)
    return text("board-own-nothing", games=own.games)


def _row(which: Which, kind: str, choices: Sequence[str], text: Text) -> list[Pressable]:
    """Buttons for one choice, the one in force in colour."""
    return [
        button(
            replace(which, **{kind: choice}).press(f"{kind}-{choice}"),
            text(f"board-{kind}-{choice}"),
            style=MAIN if getattr(which, kind) == choice else PLAIN,
        )
        for choice in choices
    ]


def _pages(found: Board, which: Which, text: Text) -> list[Pressable]:
    """To the pages before and behind, and to one's own."""
    if found.pages == 1:
        return []
    buttons = [
        button(which.press("before", found.page - 1), text("board-before"), enabled=found.page > 1),
        button(which.press("behind", found.page + 1), text("board-behind"), enabled=found.page < found.pages),
    ]
    if found.own is not None and found.own.rank is not None:
        own = (found.own.rank - 1) // A_PAGE + 1
        buttons.append(button(which.press("own", own), text("board-own-page"), enabled=own != found.page))
    page = button(
        which.press("page", found.page), text("board-page", page=found.page, pages=found.pages), enabled=False
    )
    return [buttons[0], page, *buttons[1:]]
