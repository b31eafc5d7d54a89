"""The pages of the daily deal: what today's is, what came of it, a line to share it by, and the board of a day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime

from discord.utils import format_dt

from bot.rules.chance import seal
from bot.rules.editions import EDITIONS
from bot.screens.buttons import GOOD, MAIN, PLAIN, Pressable, button
from bot.screens.codec import NO_GAME, REVIEW, Press, custom_id, parse_number
from bot.screens.game.end import FEW_CARDS, MEDALS
from bot.screens.layout import DIVIDER, GOLD, QUIET, Screen, paragraph, small
from bot.screens.names import player_name
from bot.screens.pages.audience import ALONE, Audience, share_button, shown_by
from bot.screens.pages.board import EVERYWHERE, HERE, SCOPES
from bot.screens.pages.game_log import record_name
from bot.screens.words import edition_words
from bot.sessions.daily import ONE_DAY, closes_at, day_of_number, edition_of, ends_at, number_of, streak
from bot.store.daily import DailyBoard, DailyPlace, DailyResult, DailyStanding
from bot.text import Text

DAILY = "daily"
PLAY, RESULT, BOARD, RECORD = "play", "result", "board", "record"
"""The words of what is pressed on these pages."""


def press(*words: str | int, page: int = 0) -> Press:
    """Return what leads to a page of the daily deal."""
    return Press(NO_GAME, page, " ".join((DAILY, *map(str, words))))


def pressed_day(word: str) -> date | None:
    """Return the day that a press is about; None where it names none."""
    number = parse_number(word)
    return None if number is None else day_of_number(number)


# Today's


def daily_page(day: date, seed: bytes, seed_before: bytes | None, text: Text, *, has_yesterday: bool = False) -> Screen:
    """Return what today's deal is, and what begins it; the seed of yesterday's is shown once no one plays it."""
    yesterday = button(press(RESULT, number_of(day - ONE_DAY)).custom_id, text("daily-yesterday"))
    before = "" if seed_before is None else text("daily-seed-before", seed=seed_before.hex())
    return Screen(
        paragraph(heading("daily-heading", day, edition_of(day), text), text("daily-says")),
        text("daily-open", next=format_dt(ends_at(day), "R"), closes=format_dt(closes_at(day), "t")),
        small([text("daily-seal", seal=seal(seed)), before]),
        DIVIDER,
        [
            button(press(PLAY).custom_id, text("daily-play"), style=GOOD),
            button(press(BOARD, number_of(day), HERE).custom_id, text("daily-board")),
            *([yesterday] if has_yesterday else ()),
        ],
        accent=GOLD,
    )


def heading(message: str, day: date, edition: str, text: Text) -> str:
    """Return the day and its edition, in this message."""
    return text(message, day=day.isoformat(), edition=edition_words(text, edition))


# A result


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a deal can be checked with: its seal, and, once no one plays it any more, its seed and its record."""

    seal: str
    seed: str | None = None


def daily_result(
    result: DailyResult,
    standing: DailyStanding | None,
    fairness: Fairness,
    text: Text,
    audience: Audience = ALONE,
) -> Screen:
    """Return what came of a user's deal; everyone reads only the line that gives nothing away.

    How it stands is not known (None) at the very end of the game.
    """
    day = _day(result)
    line = share_line(result, standing, text)
    if audience.is_public:
        says = [heading("daily-heading", day, result.edition, text), f"**{line}**", shown_by(audience, text)]
        return Screen(paragraph(*says), [_board_button(day, text)], accent=GOLD)
    fair = [text("daily-seal", seal=fairness.seal)]
    if fairness.seed is None:
        fair.append(text("daily-sealed", when=format_dt(closes_at(day), "R")))
    else:
        check = text("daily-check", file=record_name(result.game_id), version=result.version)
        fair += [text("daily-seed", seed=fairness.seed), check]
    looks_back = [
        button(custom_id(result.game_id, 0, REVIEW), text("review-button")),
        button(press(RECORD, result.day).custom_id, text("log-record")),
    ]
    return Screen(
        paragraph(heading("daily-small", day, result.edition, text), _title(result, text)),
        " · ".join(_facts(result, standing, text)),
        paragraph(text("daily-copy"), f"```\n{line}\n```"),
        text("daily-next", next=format_dt(ends_at(day), "R")) if fairness.seed is None else "",
        small(fair),
        DIVIDER,
        [
            _board_button(day, text),
            *share_button(press(RESULT, result.day), audience, text),
            *(looks_back if fairness.seed is not None and not audience.is_public else ()),
        ],
        accent=GOLD if result.won else QUIET,
    )


def share_line(result: DailyResult, standing: DailyStanding | None, text: Text) -> str:
    """Return a line of plain words that tells how it went, and no card."""
    facts = [f"UNO daily {_day(result).isoformat()}", edition_words(text, result.edition)]
    cards = text("table-cards", count=result.cards)
    if result.won:
        facts.append(text("daily-line-won", points=text("table-points", count=result.points)))
    else:
        facts.append(text("daily-line-out") if is_out(result) else text("daily-line-lost", cards=cards))
    if result.accuracy is not None:
        facts.append(text("daily-accuracy", percent=result.accuracy))
    if standing is not None:
        facts.append(text("daily-line-streak", days=_streak(standing)))
    return " · ".join(facts)


def is_out(result: DailyResult) -> bool:
    """Tell whether the player was knocked out."""
    edition = EDITIONS.get(result.edition)
    return not result.won and edition is not None and result.cards == edition.mercy


def _title(result: DailyResult, text: Text) -> str:
    if result.won:
        return text("daily-won", points=text("table-points", count=result.points))
    if is_out(result):
        return text("daily-out")
    is_close = result.cards <= FEW_CARDS
    return text("daily-lost" if is_close else "daily-lost-many", cards=text("table-cards", count=result.cards))


def _facts(result: DailyResult, standing: DailyStanding | None, text: Text) -> list[str]:
    facts = []
    if standing is not None:
        where = "server" if result.guild_id else "everywhere"
        facts.append(f"**{text(f'daily-place-{where}', rank=standing.rank, total=standing.total)}**")
        facts.append(text("daily-streak", days=_streak(standing)))
    if result.accuracy is not None:
        facts.append(text("daily-accuracy", percent=result.accuracy))
    return facts


def _streak(standing: DailyStanding) -> int:
    days = [day for number in standing.played if (day := day_of_number(number)) is not None]
    return streak(days, _day(standing.result))


def _day(result: DailyResult) -> date:
    return day_of_number(result.day) or date.min


def _board_button(day: date, text: Text) -> Pressable:
    return button(press(BOARD, number_of(day), HERE).custom_id, text("daily-board"), style=MAIN)


# The board of a day


@dataclass(frozen=True, slots=True)
class DailyChoice:
    """Which board of a day is looked at."""

    day: date
    scope: str

    def press(self, pressed: str, page: int = 1) -> Press:
        """Return what leads here; `pressed` tells apart the buttons of one screen that do."""
        return press(BOARD, number_of(self.day), self.scope, pressed, page=page)


def parse_board(pressed: Press, today: date) -> DailyChoice:
    """Return the board that a press leads to."""
    _, number, scope = (*pressed.words, "", "", "")[:3]
    return DailyChoice(pressed_day(number) or today, scope if scope in SCOPES else HERE)


def daily_board(
    found: DailyBoard,
    choice: DailyChoice,
    now: datetime,
    today: date,
    text: Text,
    audience: Audience = ALONE,
    *,
    in_guild: bool = True,
) -> Screen:
    """Return a page of the board of a day; outside of servers there is only everywhere."""
    own = None if audience.is_public else found.own
    lines = [_line(place, text) for place in found.places]
    is_open = now < ends_at(choice.day)
    return Screen(
        paragraph(
            heading("daily-board-heading", choice.day, edition_of(choice.day), text),
            f"-# {text(f'board-scope-{choice.scope}')}",
        ),
        paragraph(*lines) or text("daily-board-empty"),
        "" if own is None else text("daily-board-own", rank=own.rank, total=max(found.total, own.rank)),
        text("daily-next", next=format_dt(ends_at(choice.day), "R")) if is_open else "",
        shown_by(audience, text),
        DIVIDER,
        _scopes(choice, text) if in_guild else [],
        _days(choice, today, text),
        [*_pages(found, choice, text), *share_button(choice.press("share", found.page), audience, text)],
        f"-# {text('daily-board-says')}",
        accent=GOLD,
    )


def _line(place: DailyPlace, text: Text) -> str:
    rank = MEDALS.get(place.rank, f"**{place.rank}.**")
    cards = text("table-cards", count=place.cards)
    value = text("daily-line-lost", cards=cards)
    if place.won:
        value = f"**{text('table-points', count=place.points)}**"
    facts = [f"{rank} **{player_name(place.name, text)}**", value]
    if place.accuracy is not None:
        facts.append(text("daily-accuracy", percent=place.accuracy))
    return " · ".join(facts)


def _scopes(choice: DailyChoice, text: Text) -> list[Pressable]:
    return [
        button(
            replace(choice, scope=scope).press(f"scope-{scope}").custom_id,
            text(f"board-scope-{scope}"),
            style=MAIN if choice.scope == scope else PLAIN,
        )
        for scope in (HERE, EVERYWHERE)
    ]


def _days(choice: DailyChoice, today: date, text: Text) -> list[Pressable]:
    return [
        button(
            replace(choice, day=day).press(f"day-{name}").custom_id,
            text(f"daily-{name}"),
            style=MAIN if choice.day == day else PLAIN,
        )
        for name, day in (("today", today), ("yesterday", today - ONE_DAY))
    ]


def _pages(found: DailyBoard, choice: DailyChoice, text: Text) -> Sequence[Pressable]:
    if found.pages == 1:
        return []
    return [
        button(choice.press("before", found.page - 1).custom_id, text("board-before"), enabled=found.page > 1),
        button(
            choice.press("page", found.page).custom_id,
            text("board-page", page=found.page, pages=found.pages),
            enabled=False,
        ),
        button(
            choice.press("behind", found.page + 1).custom_id, text("board-behind"), enabled=found.page < found.pages
        ),
    ]
