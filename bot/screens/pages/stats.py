"""What a user has done: results, days, and what happened at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, time

from discord.utils import format_dt

from bot.art.pictures.chart import ChartPicture
from bot.screens.buttons import MAIN, PLAIN, Pressable, button, shortened
from bot.screens.codec import NO_GAME, Press, parse_number
from bot.screens.layout import DIVIDER, GOLD, PictureBlock, Screen, paragraph
from bot.screens.names import player_name, safe_name
from bot.screens.pages.audience import ALONE, Audience, share_button, shown_by
from bot.screens.pages.board import NAMES_LENGTH, SCOPES, BoardChoice, all_editions_menu
from bot.screens.words import edition_words, listed
from bot.store import Day, Figures, RatingStep, Stats, UsualTeam
from bot.text import Text

STATS = "stats"
LEAST_DAYS = 2
"""From how many days on there is a chart."""


def stats(
    user: int,
    found: Stats | None,
    steps: Sequence[RatingStep],
    choice: BoardChoice,
    text: Text,
    *,
    in_guild: bool,
    is_hidden: bool = False,
    audience: Audience = ALONE,
) -> Screen:
    """Return the figures of a user, or that there are none; outside of servers there is only everywhere.

    `steps` are those of their rating, oldest first. `is_hidden`: the user chose that others do not see them.
    """
    name = safe_name(found.name) if found is not None and found.name else f"<@{user}>"
    edition = text("board-all-editions") if choice.one_edition is None else edition_words(text, choice.edition)
    return Screen(
        paragraph(
            text("stats-heading", name=name),
            f"-# {edition} · {text(f'board-scope-{choice.scope}')}",
        ),
        *_charts(steps, text),
        text("stats-hidden" if is_hidden else "stats-none") if found is None else paragraph(*_results(found, text)),
        "" if found is None else paragraph(*_figures(found.figures, text)),
        f"-# {text('stats-own-hidden')}" if is_hidden and found is not None else "",
        shown_by(audience, text),
        DIVIDER,
        [
            *(_scopes(user, choice, text) if in_guild else ()),
            *(
                share_button(_press(user, choice, "share"), audience, text)
                if found is not None and not is_hidden
                else ()
            ),
        ],
        [all_editions_menu(_press(user, choice, "edition").custom_id, choice.edition, text)],
        accent=GOLD,
    )


def _charts(steps: Sequence[RatingStep], text: Text) -> list[PictureBlock]:
    """Return the rating at the end of each day, once there are two."""
    days = {step.at.date(): step.rating for step in steps}
    if len(days) < LEAST_DAYS:
        return []
    (first, before), *_, (last, after) = days.items()
    alt = text(
        "picture-chart",
        first=first.isoformat(),
        before=str(before),
        last=last.isoformat(),
        after=str(after),
        best=str(max(days.values())),
        worst=str(min(days.values())),
    )
    return [PictureBlock(ChartPicture(tuple((day.toordinal(), rating) for day, rating in days.items())), alt)]


def parse_stats(press: Press, values: Sequence[str]) -> tuple[int, BoardChoice]:
    """Return the user whose figures a press leads to, and which figures."""
    user, *words = press.words or ["0"]
    choice = BoardChoice.parse(words)
    if values:
        choice = replace(choice, edition=BoardChoice.parse(values[:1]).edition)
    return parse_number(user) or 0, choice


def _results(found: Stats, text: Text) -> list[str | None]:
    rating = found.rating
    return [
        text("stats-unrated") if rating is None else text("stats-rating", rating=rating, games=found.rated),
        text("stats-games", games=found.games, wins=found.wins, percent=round(found.rate * 100)),
        text("stats-points", points=found.points),
        _day("stats-best-day", found.best_day, text),
        _day("stats-worst-day", found.worst_day, text),
        found.favourite and text("stats-favourite", edition=edition_words(text, found.favourite)),
        _team(found.team, text),
    ]


def _team(team: UsualTeam | None, text: Text) -> str | None:
    if team is None:
        return None
    others = shortened(listed(text, [player_name(name, text) for name in team.others]), NAMES_LENGTH)
    return text("stats-team", others=others, games=team.games, wins=team.wins)


def _day(message: str, day: Day | None, text: Text) -> str | None:
    if day is None:
        return None
    noon = datetime.combine(day.day, time(12), UTC)  # the same day almost everywhere
    return text(message, day=format_dt(noon, "d"), games=day.games, wins=day.wins, points=day.points)


def _figures(figures: Figures, text: Text) -> list[str | None]:
    """Return a line for each kind of deed; the rare ones only where there were any."""
    return [
        text("stats-rounds", rounds=figures.rounds, won=figures.rounds_won),
        text("stats-uno", calls=figures.uno_calls, misses=figures.uno_misses, catches=figures.catches),
        text("stats-challenges", won=figures.challenges_won, lost=figures.challenges_lost),
        text("stats-bluffs", tried=figures.bluffs, unnoticed=figures.bluffs_unnoticed),
        text("stats-drawn", cards=figures.cards_drawn, longest=figures.longest_hand),
        text("stats-creepers", creepers=figures.creepers) if figures.creepers else None,
        text("stats-dances", danced=figures.dances, declined=figures.dances_declined)
        if figures.dances or figures.dances_declined
        else None,
        text("stats-knock-outs", times=figures.knock_outs) if figures.knock_outs else None,
    ]


def _scopes(user: int, choice: BoardChoice, text: Text) -> list[Pressable]:
    return [
        button(
            _press(user, replace(choice, scope=scope), scope).custom_id,
            text(f"board-scope-{scope}"),
            style=MAIN if scope == choice.scope else PLAIN,
        )
        for scope in SCOPES
    ]


def _press(user: int, choice: BoardChoice, pressed: str) -> Press:
    return Press(NO_GAME, 0, f"{STATS} {user} {choice.edition} {choice.scope} {pressed}")
