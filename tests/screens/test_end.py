"""The ends: of a round, of a match, of a game without a winner; for everybody, and for each player alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.art.face import Face
from bot.art.pictures.hand import HandPicture
from bot.art.pictures.podium import PodiumPicture
from bot.art.pictures.round_end import RoundPicture
from bot.art.pictures.winner import WinnerPicture
from bot.rules.editions import EDITIONS
from bot.screens.context import ScreenContext
from bot.screens.game.awards import award_words
from bot.screens.game.end import match_end, round_end
from bot.screens.game.hand import hand, hand_picture, hand_signature
from bot.screens.pages.game_log import game_log
from bot.sessions.awards import KINDS, Award, Feat, Feats
from bot.sessions.options import Options
from bot.sessions.table import Table, Update
from bot.sessions.uno_race import RaceTime, UnoRace
from bot.store import RatingChange
from bot.store.games import GameStatus
from bot.text import LOCALES, text_for
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
DECIDED = LAST_CARD.replace("A=100", "A=450")
SINGLE = LAST_CARD.replace("scoring points 500", "scoring single")


def read(now: Table) -> str:
    screen = match_end if now.decided else round_end
    return "\n".join(texts(screen(now, ENGLISH)))


def alone(now: Table, seat: int, note: str | None = None) -> str:
    return "\n".join(texts(hand(now, seat, ENGLISH, note)))


# A round


def test_a_round_shows_who_won_and_the_points() -> None:
    now = at(LAST_CARD, "A play r7")
    said = read(now)
    assert "### Ann won the round! +90" in said
    assert "> Ann played Red 7." in said
    assert "🥇 **Ann** · 190 points · +90\n" in said
    assert "🥈 **Ben** · 20 points · 3 cards left (68 pts)" in said
    assert list(pressable(round_end(now, ENGLISH))) == ["next"]


def test_every_hand_is_in_the_picture_and_in_words_where_there_is_none() -> None:
    now = at(LAST_CARD, "A play r7")
    screen = round_end(now, ENGLISH)
    (picture,) = screen.pictures
    assert isinstance(picture, RoundPicture)
    red_7 = EDITIONS["classic"].face_named["r7"].index
    assert (picture.rows[0].last, picture.rows[0].worth) == (red_7, 0)
    assert [len(row.cards) for row in picture.rows] == [0, 3, 2]
    said = "\n".join(texts(screen.without_pictures()))
    assert "**Ben** · 3 cards · worth 68 points\n🍀 Green: 9 ×2 · 🌈 Wild" in said
    assert "**小美** · 2 cards · worth 22 points\n🔺 Red: Skip · 🔵 Blue: 2" in said


def test_it_is_the_same_when_what_happened_is_not_remembered() -> None:
    now = replace(at(LAST_CARD, "A play r7"), recent=())
    said = read(now)
    assert "### Ann won the round!" in said
    assert "🥇 **Ann** · 190 points\n" in said


def test_the_last_move_stays_whatever_comes_after_it() -> None:
    now = at(LAST_CARD, "A play r7")
    now = replace(now, recent=(*now.recent, Update(away=(1,))))
    assert "> Ann played Red 7." in read(now)


def test_lowest_total_is_the_best_where_it_wins() -> None:
    now = at(LAST_CARD.replace("scoring points", "scoring lowest"), "A play r7")
    said = read(now)
    assert said.index("**小美** · 22 points · +22") < said.index("**Ben** · 88 points · +68")
    assert "🥇 **小美**" in said
    assert "lowest wins" in said
    assert "# 🎉 You win the round!\n" in alone(now, 0)


def test_a_blocked_round_that_ties_has_no_winner() -> None:
    now = at("edition classic\nscoring points\ntop r5\nA b1\nB g1", "A pass", "B pass")
    assert "no winner this round" in read(now)
    assert "## No winner this round" in alone(now, 0)


# A match


def test_a_match_shows_its_champion_the_podium_and_the_places() -> None:
    now = at(DECIDED, "A play r7")
    screen = match_end(now, ENGLISH)
    said = read(now)
    assert "## 🏆 Ann won the match! +90" in said
    assert "> Ann played Red 7." in said
    assert "🥇 **Ann** · 540 points · +90\n🥈 **Ben** · 20 points · 3 cards left (68 pts)" in said
    assert [type(picture) for picture in screen.pictures] == [PodiumPicture, RoundPicture]
    assert list(pressable(screen)) == ["rematch", "review", "replay own first", "log"]


def test_the_seed_is_behind_the_game_log_and_nowhere_before_the_end() -> None:
    now = at(DECIDED, "A play r7")
    assert now.revealed_seed is not None
    assert now.revealed_seed not in read(now)
    assert now.seal not in read(now)
    screen = game_log(now, ENGLISH)
    said = "\n".join(texts(screen))
    assert f"Seed: `{now.revealed_seed}`" in said
    assert f"Fair-deal code: `{now.seal}`" in said
    assert list(pressable(screen)) == ["record", "replay own first"]


def test_who_left_is_last() -> None:
    said = read(at(LAST_CARD, "B quit", "A play r7"))
    assert said.index("🥈 **小美**") < said.index("▫️ **Ben** · 20 points · left")


def test_who_was_fastest_is_told_where_it_is_known() -> None:
    now = at(DECIDED, "A play r7")
    assert "⏱️" not in read(now)
    called = replace(now, race=UnoRace(fastest=RaceTime(0, 0.84, "call")))
    assert "-# ⏱️ Fastest of the match: Ann called UNO in 0.8\u00a0s" in read(called)
    caught = replace(now, race=UnoRace(fastest=RaceTime(1, 1.9, "catch")))
    assert "-# ⏱️ Fastest of the match: Ben caught someone in 1.9\u00a0s" in read(caught)
    assert "只花 1.9 秒就抓到人" in "\n".join(texts(match_end(caught, text_for("zh-TW"))))


def test_where_one_round_decides_the_places_go_by_what_is_left() -> None:
    now = at(SINGLE, "A play r7")
    said = read(now)
    assert "Standings" not in said
    places = "🥇 **Ann**\n🥈 **小美** · 2 cards left (22 pts)\n🥉 **Ben** · 3 cards left (68 pts)"
    assert places in said
    podium = match_end(now, ENGLISH).pictures[0]
    assert isinstance(podium, PodiumPicture)
    assert [(one.face.seat, one.place, one.points) for one in podium.places] == [
        (0, 1, None),
        (2, 2, None),
        (1, 3, None),
    ]


def test_a_game_without_a_winner_can_be_opened_again() -> None:
    lobby = seated(Options.for_edition("bts"), NAMES[:2])
    assert any("ended without a winner" in text for text in texts(match_end(lobby, ENGLISH)))
    assert list(pressable(match_end(lobby, ENGLISH))) == ["rematch"]
    stopped = replace(at(LAST_CARD), status=GameStatus.ENDED)
    said = "\n".join(texts(match_end(stopped, ENGLISH)))
    assert "ended without a winner" in said
    assert "New game" in said
    assert list(pressable(match_end(stopped, ENGLISH))) == ["rematch", "replay own first", "log"]
    assert "ended without a winner" in alone(stopped, 1)
    assert hand_picture(stopped, 1) is None


# Ratings


def rated(*changes: tuple[int, int, int, int]) -> Table:
    """A match that Ann won before 小美 and Ben, whose ratings moved: seat, place, before, after."""
    same = ((0, 0),) * 3
    ratings = [RatingChange(seat, 100 + seat, place, (before, after), *same) for seat, place, before, after in changes]
    return replace(at(SINGLE, "A play r7"), ratings=tuple(ratings))


def test_a_rating_moves_for_a_reason() -> None:
    said = read(rated((0, 1, 1000, 1030), (2, 2, 1200, 1190), (1, 3, 1300, 1270)))
    assert "🥇 **Ann**\n-# rating 1,030 (+30) · beat Ben, who was rated higher\n" in said
    assert "-# rating 1,190 (-10) · lost to Ann, who was rated lower\n" in said
    assert "-# rating 1,270 (-30) · lost to Ann, who was rated lower" in said


def test_a_usual_win_needs_fewer_words() -> None:
    said = read(rated((0, 1, 1500, 1505), (2, 2, 1200, 1195)))
    assert "rating 1,505 (+5) · beat 小美\n" in said
    assert "rating 1,195 (-5) · lost to Ann\n" in said


def test_players_who_tie_and_ratings_that_stay() -> None:
    said = read(rated((0, 1, 1000, 1020), (2, 1, 1200, 1180), (1, 3, 900, 900)))
    assert "rating 1,020 (+20) · beat Ben\n" in said
    assert "rating 1,180 (-20) · tied with Ann, who was rated lower\n" in said
    assert "-# rating 900 (+0)" in said


def test_before_ratings_are_counted_nothing_seems_to_be_missing() -> None:
    now = at(SINGLE, "A play r7")
    assert now.ratings is None
    assert "rating" not in read(now)


# Awards


def test_awards_stand_below_the_places() -> None:
    feats = Feats(rounds=1, now={Feat("comeback", 0): 12, Feat("drew", 1): 30, Feat("calls", 2): 8})
    now = replace(at(SINGLE, "A play r7"), feats=feats)
    awards = (
        "**Awards**\n-# 📣 **小美** called UNO 8 times.\n-# 🧲 **Ben** drew 30 cards in one round.\n"
        "-# 🎢 **Ann** held 12 cards, and still won the round."
    )
    assert awards in read(now)
    assert "🎢 You held 12 cards, and still won the round." in alone(now, 0)
    assert "drew 30" not in alone(now, 1)
    assert "Awards" not in read(replace(now, feats=None))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_award_is_said_to_all_and_to_its_winner(kind: str, locale: str) -> None:
    now, text = at(LAST_CARD, "A play r7"), text_for(locale)
    award = Award(kind, 0, 3, 4, EDITIONS["classic"].face_named["W+4"].index)
    to_all = award_words(ScreenContext(now, text), award)
    to_ann = award_words(ScreenContext(now, text, 0), award)
    assert "**Ann**" in to_all
    assert to_all.replace("**Ann**", text("end-you")) == to_ann
    assert "3" in to_all or kind == "clean"


# Each player alone


def test_the_winner_reads_it_big() -> None:
    now = at(DECIDED, "A play r7")
    said = alone(now, 0)
    assert said.startswith("# 🏆 You win! +90")
    assert "> You played Red 7." in said
    assert "You finish with 540 points." in said
    red_7 = EDITIONS["classic"].face_named["r7"].index
    assert hand_picture(now, 0) == WinnerPicture("classic", Face(0, "A"), 90, red_7)
    assert hand(now, 0, ENGLISH).pictures == (hand_picture(now, 0),)
    assert list(pressable(hand(now, 0, ENGLISH))) == []


def test_the_others_read_what_they_were_left_with_and_no_other_hand() -> None:
    now = at(DECIDED, "A play r7")
    said = alone(now, 1)
    assert said.startswith("## So close…\n🏆 Ann won the match! +90\n")
    assert "You were left with 3 cards, worth 68 points." in said
    assert "Skip" not in said
    assert isinstance(hand_picture(now, 1), HandPicture)
    many = at(DECIDED.replace("B g9 g9 W", "B g9 g9 W b1"), "A play r7")
    assert alone(many, 1).startswith("## Not this time…")


def test_whoever_has_no_picture_reads_their_cards() -> None:
    now = at(DECIDED, "A play r7")
    bare = "\n".join(texts(hand(now, 1, ENGLISH).without_pictures()))
    assert "🍀 Green: 9 ×2\n🌈 Wild" in bare


def test_an_open_hand_is_shown_anew_when_the_game_is_stopped() -> None:
    now = at(LAST_CARD)
    stopped = replace(now, status=GameStatus.ENDED)
    assert hand_signature(stopped, 1) != hand_signature(now, 1)


def test_a_round_goes_on_from_the_hand() -> None:
    now = at(LAST_CARD, "A play r7")
    assert alone(now, 0).startswith("# 🎉 You win the round! +90")
    assert "You have 190 points. First to 500 wins." in alone(now, 0)
    for seat in range(3):
        assert list(pressable(hand(now, seat, ENGLISH))) == ["next"]


def test_a_note_says_what_was_refused() -> None:
    assert "> Too late." in alone(at(LAST_CARD, "A play r7"), 1, "Too late.")


def test_who_left_has_no_end() -> None:
    now = at(LAST_CARD, "B quit", "A play r7")
    assert alone(now, 1) == ENGLISH("hand-left")
    assert hand_picture(now, 1) is None


def test_a_team_wins_together() -> None:
    now = at(
        "edition classic\nhouse teams\nscoring single\ntop r5\nA r7\nB g9 g9\nC rS b2\nD b1\ndraw y1 y2", "A play r7"
    )
    assert alone(now, 0).startswith("# 🏆 Your team wins!")
    assert alone(now, 2).startswith("# 🏆 Your team wins!")
    assert alone(now, 1).startswith("## So close…")
    ended = hand_picture(now, 2)
    assert isinstance(ended, WinnerPicture)
    assert ended.card is None  # it was not hers
    assert "Red: Skip" not in alone(now, 2)


def test_who_won_the_last_round_may_lose_the_match() -> None:
    now = at(
        "edition classic\nscoring lowest 100\nscore A=90 B=80 C=10\ntop r5\nA r7\nB g9 g9 W\nC b2\ndraw y1", "A play r7"
    )
    assert now.decided
    assert alone(now, 2).startswith("# 🏆 You win!\n")
    assert alone(now, 0).startswith("## So close…")
    assert "You had no cards left." in alone(now, 0)
