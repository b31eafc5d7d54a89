"""Leaderboards, figures and histories as they are shown."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import jsonschema_rs
import pytest

from bot.art.pictures.board import BoardPicture, BoardRow
from bot.art.pictures.chart import ChartPicture
from bot.rules.editions import EDITIONS
from bot.screens.codec import parse
from bot.screens.pages.board import ALL, EVERYWHERE, SCOPES, BoardChoice, board, parse_choice
from bot.screens.pages.history import EVERYBODY, history, match_words
from bot.screens.pages.stats import parse_stats, stats
from bot.store import Board, By, Day, Figures, Finished, History, Period, Place, RatingStep, Stats
from bot.store.games import GameStatus, StoredGame, StoredSeat
from bot.text import LOCALES, text_for
from tests.screens.reading import GALLERY, parts, pressable, texts
from tests.screens.tables import LONGEST_NAMES
from tests.screens.test_limits import check

ENGLISH = text_for("en-US")
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
LARGE = 2**63 - 1


def place(rank: int | None, name: str = "Ann", rating: int | None = 1234) -> Place:
    return Place(rank, (11,), (name,), 12, 7, 890, 9, rating)


def read(*board_or: object) -> str:
    """All that is to be read on a board."""
    found, which = board_or
    assert isinstance(found, Board)
    assert isinstance(which, BoardChoice)
    return "\n".join(texts(board(found, which, ENGLISH)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("by", By)
def test_discord_takes_every_board(body: jsonschema_rs.Validator, by: By, locale: str) -> None:
    text = text_for(locale)
    people = 5 if by == By.TEAMS else 1
    names = LONGEST_NAMES * 2
    full = [
        Place(999_990 + at, (LARGE - at,) * people, names[at : at + people], LARGE, LARGE, LARGE, LARGE, LARGE)
        for at in range(len(LONGEST_NAMES))
    ]
    for which in (BoardChoice(by=by), BoardChoice("transformers", EVERYWHERE, Period.MONTH, by)):
        for found in (
            Board([], 1, 0, None),
            Board(full, 99_999, 999_999, full[0]),
            Board(full, 1, 999_999, place(None)),
            Board(full[:3], 1, 3, place(1_000_000)),
        ):
            check(board(found, which, text), body)


def test_every_board_is_a_press_away() -> None:
    which = BoardChoice("bts", EVERYWHERE, Period.WEEK, By.WINS)
    found = Board([place(11)], 2, 21, place(25))
    presses = [parse(part["custom_id"]) for part in pressable(board(found, which, ENGLISH)).values()]
    led = {(parse_choice(press, ()), press.number) for press in presses if press is not None}
    assert led >= {(BoardChoice("bts", scope, Period.WEEK, By.WINS), 1) for scope in SCOPES} | {
        (BoardChoice("bts", EVERYWHERE, period, By.WINS), 1) for period in Period
    } | {(BoardChoice("bts", EVERYWHERE, Period.WEEK, by), 1) for by in By} | {(which, 1), (which, 3)}
    (editions,) = (part for part in pressable(board(found, which, ENGLISH)).values() if part.get("options"))
    press = parse(editions["custom_id"])
    assert press is not None
    assert [entry["value"] for entry in editions["options"]] == [ALL, *EDITIONS]
    assert parse_choice(press, ["avengers"]) == BoardChoice("avengers", EVERYWHERE, Period.WEEK, By.WINS)
    assert parse_choice(press, [ALL]).one_edition is None


def test_a_press_that_makes_no_sense_any_more_leads_to_the_usual_board() -> None:
    assert BoardChoice.parse([]) == BoardChoice()
    assert BoardChoice.parse(["ludo", "nowhere", "decade", "height", "x", "y", "z"]) == BoardChoice()


def test_places_and_ones_own() -> None:
    found = Board([place(1, "**Ann**"), place(1, "Ben"), place(3, "小美", None)], 1, 3, place(3))
    said = read(found, BoardChoice(by=By.WINS))
    assert "🥇 **\\*\\*Ann\\*\\*** · **7 of 12 won**\n-# rating 1,234 · 890 points · 58% won" in said
    assert "🥇 **Ben**" in said
    assert "🥉 **小美** · **7 of 12 won**\n-# 890 points · 58% won" in said
    assert "**You:** #3 of 3 · **7 of 12 won**\n-# rating" in said


@pytest.mark.parametrize(
    ("by", "own", "says"),
    [
        (By.RATING, None, "haven't finished a game here yet."),
        (By.RATING, Place(None, (1,), ("A",), 4, 0, 0, 0, None), "not ranked yet: 0 of 5 games against people."),
        (By.RATE, Place(None, (1,), ("A",), 4, 0, 0, 0, None), "not ranked by win rate yet: 4 of 5 games."),
        (By.WINS, Place(None, (1,), ("A",), 1, 0, 0, 1, 990), "have finished one game here, but haven't won yet."),
        (By.TEAMS, None, "haven't finished a team game"),
        (
            By.TEAMS,
            Place(None, (1, 2), ("A", "B"), 4, 2, 0, 3, 990),
            "**Your team** (A and B): not ranked yet:",
        ),
    ],
)
def test_who_has_no_place_is_told_why(by: By, own: Place | None, says: str) -> None:
    said = read(Board([], 1, 0, own), BoardChoice(by=by))
    assert says in said
    assert ("No team is on the board yet" if by == By.TEAMS else "No one is on the board yet") in said


def test_a_board_of_teams() -> None:
    teams = [Place(rank, (10 + rank, 20), ("Ann", "**Ben**"), 8, 6, 0, 7, 1300 - rank) for rank in (1, 2)]
    which = BoardChoice(by=By.TEAMS)
    said = read(Board(teams, 1, 2, teams[1]), which)
    assert "🥇 **Ann and \\*\\*Ben\\*\\*** · **rating 1,299**\n-# 6 of 8 won · 75% won" in said
    assert "**Your best team** (Ann and \\*\\*Ben\\*\\*): #2 of 2 · **rating 1,298**\n-# 6 of 8 won" in said
    (picture,) = board(Board(teams, 1, 2, teams[1]), which, ENGLISH).pictures
    assert picture == BoardPicture((BoardRow(1, "1299", 1000), BoardRow(2, "1298", 999, own=True)))


def test_the_places_are_bars_and_ones_own_stands_out() -> None:
    others = [Place(rank, (20 + rank,), ("Ben",), 9, 9 - rank, 5, 9, 1500 - rank * 100) for rank in (1, 2)]
    screen = board(Board(others, 1, 31, Place(31, (11,), ("Ann",), 9, 1, 5, 9, 700)), BoardChoice(), ENGLISH)
    assert screen.pictures == (
        BoardPicture((BoardRow(1, "1400", 1000), BoardRow(2, "1300", 928), BoardRow(31, "700", 500, own=True))),
    )
    own = Place(1, (11,), ("Ann",), 4, 3, 5, 4, 1400)
    screen = board(Board([own], 1, 1, own), BoardChoice(by=By.RATE), ENGLISH)
    assert screen.pictures == (BoardPicture((BoardRow(1, "75%", 1000, own=True),)),)
    assert board(Board([], 1, 0, None), BoardChoice(), ENGLISH).pictures == ()


# Figures

DAY = Day(date(2026, 3, 2), 4, 3, 300)
FULL = Stats(11, "Ann", LARGE, LARGE, LARGE, LARGE, LARGE, Figures(*[LARGE] * 15), DAY, DAY, "transformers")


@pytest.mark.parametrize("locale", LOCALES)
def test_discord_takes_every_figure(body: jsonschema_rs.Validator, locale: str) -> None:
    for found in (None, FULL):
        for in_guild in (True, False):
            check(stats(LARGE, found, [], BoardChoice(), text_for(locale), in_guild=in_guild), body)


def test_the_rating_over_time_is_a_chart() -> None:
    monday, tuesday = datetime(2026, 3, 2, 9, tzinfo=UTC), datetime(2026, 3, 3, 9, tzinfo=UTC)
    steps = [RatingStep("a", monday, 1020, 20), RatingStep("b", monday, 990, -30), RatingStep("c", tuesday, 1005, 15)]
    screen = stats(11, FULL, steps, BoardChoice(), ENGLISH, in_guild=True)
    first = date(2026, 3, 2).toordinal()
    assert screen.pictures == (ChartPicture(((first, 990), (first + 1, 1005))),)
    (gallery,) = (part for part in parts(screen.attached(screen.pictures)) if part["type"] == GALLERY)
    assert gallery["items"][0]["description"] == (
        "The rating over time: 990 on 2026-03-02, 1005 on 2026-03-03; between 990 and 1005."
    )
    assert stats(11, FULL, steps[:2], BoardChoice(), ENGLISH, in_guild=True).pictures == ()


def test_figures_in_words() -> None:
    figures = Figures(9, 4, 8, 1, 2, 3, 4, 5, 2, 99, 17, creepers=0, dances=1)
    found = Stats(11, "*Ann*", 4, 3, 300, 2, 1050, figures, DAY, None, "bts")
    said = "\n".join(texts(stats(11, found, [], BoardChoice(), ENGLISH, in_guild=True)))
    for words in (
        r"### \*Ann\*",
        "Rating: **1,050** (2 games against people)",
        "Matches: **4**, won: **3** (75%)",
        "Best day: <t:1772452800:d> (3 of 4 won, 300 points)",
        "Favorite edition: BTS",
        "Bluffs: 5 · got away with: 2",
        "Cards drawn: 99 · longest hand: 17",
        "Dances: 1 · not danced: 0",
    ):
        assert words in said
    assert "Worst day" not in said
    assert "Creepers" not in said
    assert "mercy" not in said


def test_an_edition_that_is_no_more_has_only_its_key() -> None:
    found = replace(FULL, favourite="ludo")
    said = "\n".join(texts(stats(11, found, [], BoardChoice(), ENGLISH, in_guild=True)))
    assert "Favorite edition: ludo" in said


def test_figures_of_another_edition_or_of_everywhere() -> None:
    shown = pressable(stats(11, None, [], BoardChoice("bts"), ENGLISH, in_guild=True))
    presses = [parse(part["custom_id"]) for part in shown.values()]
    assert {parse_stats(press, ()) for press in presses if press} == {
        (11, BoardChoice("bts", scope)) for scope in SCOPES
    }
    press = parse(shown["stats 11 bts here edition"]["custom_id"])
    assert press is not None
    assert parse_stats(press, [ALL]) == (11, BoardChoice())
    alone = pressable(stats(11, None, [], BoardChoice(scope=EVERYWHERE), ENGLISH, in_guild=False))
    assert list(alone) == ["stats 11 all everywhere edition"]


# Histories


def finished(nth: int, names: tuple[str, ...] = ("Ann", "Ben"), place: int | None = None) -> Finished:
    seats = tuple(StoredSeat(100 + number, name) for number, name in enumerate(names))
    game = StoredGame(f"abcd{nth:04}", 1, 2, "transformers", GameStatus.ENDED, 100, "{}", NOW, NOW, seats=seats)
    return Finished(game, nth, NOW, tuple(range(len(names))) if len(names) > 2 else (1,), place)


@pytest.mark.parametrize("locale", LOCALES)
def test_discord_takes_every_history(body: jsonschema_rs.Validator, locale: str) -> None:
    matches = [finished(nth, LONGEST_NAMES, nth) for nth in range(1, 11)]
    for found in (History(matches, 2, 31), History(matches[:1], 1, 1)):
        for user in (EVERYBODY, LARGE):
            check(history(found, user, text_for(locale)), body)


def test_a_match_that_cannot_be_read_is_there_all_the_same() -> None:
    match = finished(12)
    match = replace(match, game=replace(match.game, edition="ludo", seats=()))
    said = "\n".join(texts(history(History([finished(13), match], 1, 1), EVERYBODY, ENGLISH)))
    assert "**12.** ludo · 🏆 **???** · <t:1772452800:R>" in said
    assert "**13.** Transformers · 🏆 **Ben**" in said
    assert match_words(match, ENGLISH) == "12. ludo: ??? (2026-03-02)"


def test_a_match_of_a_history() -> None:
    said = "\n".join(texts(history(History([finished(12)], 1, 1), EVERYBODY, ENGLISH)))
    assert "**12.** Transformers · 🏆 **Ben** · <t:1772452800:R>\n-# Ann, Ben" in said
    mine = "\n".join(texts(history(History([finished(12, place=2), finished(11)], 1, 2), 100, ENGLISH)))
    assert "🥈 #2" in mine
    assert "away at the end" in mine
    assert match_words(finished(12, ("*A*", "**B**")), ENGLISH) == "12. Transformers: **B** (2026-03-02)"
    watch = pressable(history(History([finished(12)], 1, 1), EVERYBODY, ENGLISH))["watch"]
    assert [entry["value"] for entry in watch["options"]] == ["abcd0012"]
