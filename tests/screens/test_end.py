"""The ends: of a round, of a match, of a game without a winner."""

from __future__ import annotations

from dataclasses import replace

from bot.screens.game.end import match_end, round_end
from bot.sessions.options import Options
from bot.sessions.table import Table
from bot.store.games import GameStatus
from bot.text import text_for
from tests.screens.reading import pressable, texts
from tests.screens.tables import NAMES, at, seated

ENGLISH = text_for("en-US")

LAST_CARD = """
edition classic
scoring points 500
score A=100 B=20
top r5
A r7
B g9 g9 W
C rS b2
draw y1 y2
"""


def read(now: Table) -> str:
    screen = match_end if now.decided else round_end
    return "\n".join(texts(screen(now, ENGLISH)))


def test_a_round_shows_who_won_all_hands_and_the_points() -> None:
    now = at(LAST_CARD, "A play r7")
    said = read(now)
    assert "### Ann won the round!" in said
    assert "> Ann played Red 7." in said
    assert "**Ben** · 3 cards · worth 68 points\n🍀 Green: 9 ×2 · 🌈 Wild" in said
    assert "**小美** · 2 cards · worth 22 points\n🔺 Red: Skip · 🔵 Blue: 2" in said
    assert "🥇 **Ann** · 190 points · +90" in said
    assert "🥈 **Ben** · 20 points" in said
    assert list(pressable(round_end(now, ENGLISH))) == ["next"]


def test_it_is_the_same_when_what_happened_is_not_remembered() -> None:
    now = at(LAST_CARD, "A play r7")
    now = replace(now, recent=())
    said = read(now)
    assert "### Ann won the round!" in said
    assert "🍀 Green: 9 ×2" in said
    assert "🥇 **Ann** · 190 points" in said


def test_lowest_total_is_the_best_where_it_wins() -> None:
    said = read(at(LAST_CARD.replace("scoring points", "scoring lowest"), "A play r7"))
    assert said.index("**小美** · 22 points · +22") < said.index("**Ben** · 88 points · +68")
    assert "🥇 **小美**" in said


def test_a_blocked_round_that_ties_has_no_winner() -> None:
    now = at("edition classic\nscoring points\ntop r5\nA b1\nB g1", "A pass", "B pass")
    assert "no winner this round" in read(now)


def test_a_match_shows_its_champion_and_how_to_check_the_deal() -> None:
    now = at(LAST_CARD.replace("A=100", "A=450"), "A play r7")
    said = read(now)
    assert "### 🏆 Ann won the match!" in said
    assert now.revealed_seed is not None
    assert f"`{now.revealed_seed}`" in said
    assert f"`{now.seal}`" in said
    assert list(pressable(match_end(now, ENGLISH))) == ["rematch", "replay own first", "record"]


def test_who_left_is_last() -> None:
    now = at(LAST_CARD, "B quit", "A play r7")
    said = read(now)
    assert "**Ben** · left" in said
    assert "▫️ **Ben** · 20 points · left" in said


def test_a_single_round_counts_no_points() -> None:
    said = read(at(LAST_CARD.replace("scoring points 500", "scoring single"), "A play r7"))
    assert "worth" not in said
    assert "Standing" not in said


def test_a_game_without_a_winner_can_be_opened_again() -> None:
    lobby = seated(Options.for_edition("bts"), NAMES[:2])
    assert any("ended without a winner" in text for text in texts(match_end(lobby, ENGLISH)))
    assert list(pressable(match_end(lobby, ENGLISH))) == ["rematch"]
    stopped = at(LAST_CARD)
    stopped = replace(stopped, status=GameStatus.ENDED)
    said = "\n".join(texts(match_end(stopped, ENGLISH)))
    assert "ended without a winner" in said
    assert stopped.revealed_seed is not None
    assert f"`{stopped.revealed_seed}`" in said
    assert list(pressable(match_end(stopped, ENGLISH))) == ["rematch", "replay own first", "record"]
