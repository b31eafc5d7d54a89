"""What each screen's pictures show, to whom, and that their words say the same in both languages."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from bot.art.face import Face
from bot.art.pictures import HIDDEN, Picture, draw
from bot.art.pictures.backs import BacksPicture
from bot.art.pictures.banner import BannerPicture
from bot.art.pictures.card import CardPicture
from bot.art.pictures.challenge import ChallengePicture
from bot.art.pictures.creeper import CreeperPicture
from bot.art.pictures.dance import DancePicture
from bot.art.pictures.duel import Duelist, DuelPicture
from bot.art.pictures.flip import FlipPicture
from bot.art.pictures.hand import HandPicture
from bot.art.pictures.podium import Placed, PodiumPicture
from bot.art.pictures.round_end import RoundPicture
from bot.art.pictures.snap import SnapPicture
from bot.art.pictures.table import TablePicture
from bot.rules.cards import BLUE, RED
from bot.rules.editions import EDITIONS
from bot.screens.codec import Look
from bot.screens.game.dance import dance_floor, dance_panel
from bot.screens.game.end import match_end, round_end
from bot.screens.game.hand import backs, hand
from bot.screens.game.lobby import lobby
from bot.screens.game.table import table
from bot.screens.layout import Screen
from bot.screens.rulebook import place_of, rulebook
from bot.screens.words import matches_words
from bot.sessions.dance import Dance
from bot.sessions.table import Table
from bot.store.games import GameStatus
from bot.text import text_for
from tests.screens.positions import BLUFF, CREEPER
from tests.screens.reading import GALLERY, parts, pressable, texts
from tests.screens.tables import at, away, dealt, sat
from tests.screens.words.positions import FLIP

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
PLAYERS = ANN, BEN, _, _ = Face(0, "A"), Face(1, "B"), Face(2), Face(3, "D")

OPTIMUS = "edition transformers\ntop r5/t7\nA WO/t3 r9/u5 b1/uSA\nB y8/p1 r1/u2\nC y1/WM\ndraw g9/oR"
OPEN_BLUFF = "edition transformers\ntop b5/t7\nA W+2/p2 b3/t1 r7/t2\nB y1/u1\nC y2/u2\ndraw y3/u3 y4/u4 y5/u5"
GAUNTLET = "edition avengers\ntop r5\nA WG r3 g4\nB r1 g2\nC g9\nD r7 r8\ndraw g1 g2 g3 g4 g5 g6"


def picture(screen: Screen, kind: type) -> Any:
    """The picture of this kind on a screen; None where there is none."""
    return next((one for one in screen.pictures if isinstance(one, kind)), None)


def words(screen: Screen, kind: type) -> str:
    """What stands for it."""
    shown = screen.attached([picture(screen, kind)])
    (gallery,) = [part for part in parts(shown) if part["type"] == GALLERY]
    said: str = gallery["items"][0]["description"]
    return said


def faces(now: Table, *tokens: str) -> tuple[int, ...]:
    return tuple(now.playing.edition.face_named[token].index for token in tokens)


def test_a_lobby_has_its_editions_banner() -> None:
    screen = lobby(sat("minecraft"), ENGLISH)
    assert screen.pictures == (BannerPicture("minecraft"),)
    assert "Minecraft" in words(screen, BannerPicture)


def test_the_table_shows_what_everybody_knows() -> None:
    now = at(BLUFF + "scoring points 500\nscore A=480", "A play W+4", "A colour r", "C quit")
    now = away(now, 1)
    shown = picture(table(now, ENGLISH), TablePicture)
    assert (shown.top, shown.colour, shown.due, shown.direction) == (*faces(now, "W+4"), RED, 4, 1)
    assert (shown.asked, shown.asks, shown.pile) == (1, "challenge", 7)
    assert [seat.cards for seat in shown.seats] == [2, 2, 0]
    assert [seat.fate for seat in shown.seats] == ["in", "in", "left"]
    assert [seat.away for seat in shown.seats] == [False, True, False]
    assert [seat.points for seat in shown.seats] == [480, 0, 0]
    now = replace(now, status=GameStatus.ASLEEP)
    assert picture(table(now, ENGLISH), TablePicture) == replace(shown, asleep=True)


def test_a_colour_that_is_yet_to_be_named_is_not_shown() -> None:
    assert picture(table(at(BLUFF), ENGLISH), TablePicture).colour == BLUE
    assert picture(table(at(BLUFF, "A play W+4"), ENGLISH), TablePicture).colour is None


def test_the_words_for_the_table_say_what_it_shows() -> None:
    now = at(BLUFF, "A play W+4", "A colour r")
    said = words(table(now, ENGLISH), TablePicture)
    assert "On top: Wild Draw Four → Red" in said
    assert "Stack: +4" in said
    assert "Ben · 2 cards" in said
    assert "累積罰抽：4 張" in words(table(now, CHINESE), TablePicture)


def test_a_hand_shows_what_can_be_played_first_and_dims_the_rest() -> None:
    now = at(BLUFF)
    screen = hand(now, 0, ENGLISH)
    assert screen.pictures == (HandPicture("classic", faces(now, "b3", "W+4", "r7"), faces(now, "r7")),)


def test_a_hand_in_which_nothing_can_be_played_is_not_dimmed() -> None:
    assert picture(hand(at(BLUFF), 1, ENGLISH), HandPicture).dimmed == ()
    stuck = at("edition classic\ntop r5\nA b1 g2\nB y1\ndraw y2")
    assert set(pressable(hand(stuck, 0, ENGLISH))) == {"do draw", "uno"}
    assert picture(hand(stuck, 0, ENGLISH), HandPicture).dimmed == ()


def test_the_words_for_a_hand_say_what_stands_nowhere_else() -> None:
    assert words(hand(at(BLUFF), 0, ENGLISH), HandPicture) == "Your hand, 3 cards."
    naming = hand(at(BLUFF, "A play W+4"), 0, ENGLISH)
    assert words(naming, HandPicture) == "Your hand, 2 cards: Red: 7; Blue: 3."
    assert words(hand(at(BLUFF, "A play W+4"), 0, CHINESE), HandPicture) == "你的手牌，共 2 張：紅色：7；藍色：3。"


def test_what_a_picture_shows_stands_in_words_only_without_it() -> None:
    naming = hand(at(BLUFF, "A play W+4"), 0, ENGLISH)
    listed = "-# You hold 2 cards:\n🔺 Red: 7\n🔵 Blue: 3"
    assert listed in texts(naming.without_pictures())
    assert listed in texts(naming), "it is still being drawn"
    assert listed not in texts(naming.attached(naming.pictures))


def test_the_cards_chosen_to_be_discarded_stand_out() -> None:
    now = at(OPTIMUS, "A play WO", "A target B")
    assert picture(hand(now, 0, ENGLISH, look=Look(0, ("b1",))), HandPicture).chosen == faces(now, "b1")


def test_who_is_out_has_no_picture() -> None:
    assert hand(at(BLUFF, "C quit"), 2, ENGLISH).pictures == ()


def test_backs_are_those_of_the_others() -> None:
    now = at(FLIP)
    screen = backs(now, 1, ENGLISH)
    shown = picture(screen, BacksPicture)
    assert [face for face, _ in shown.hands] == [ANN]
    assert sorted(shown.hands[0][1]) == sorted(faces(now, "u3", "p2", "t4"))
    assert "\nAnn\n" in words(screen, BacksPicture)


# What is revealed


def test_a_challenged_hand_is_in_the_challengers_picture_alone() -> None:
    now = at(BLUFF, "A play W+4", "A colour r", "B challenge")
    public = ChallengePicture("classic", BEN, ANN, True, faces(now, "W+4")[0], draws=4)
    assert picture(table(now, ENGLISH), ChallengePicture) == public
    own = picture(hand(now, 1, ENGLISH), ChallengePicture)
    assert own == replace(public, challenger=replace(BEN, own=True), cards=faces(now, "b3", "r7"))
    for seat in (0, 2):
        assert picture(hand(now, seat, ENGLISH), ChallengePicture) is None
    assert "Blue 3" in words(hand(now, 1, ENGLISH), ChallengePicture)
    assert "藍 3" in words(hand(now, 1, CHINESE), ChallengePicture)
    for text in (ENGLISH, CHINESE):
        said = "\n".join(texts(table(now, text)))
        assert "Blue 3" not in said
        assert "藍 3" not in said
    assert "it was a bluff" in "\n".join(texts(table(now, ENGLISH)))
    assert words(table(now, ENGLISH), ChallengePicture) == "A picture of the challenge."


def test_a_challenged_wild_draw_two_opens_the_hand_to_all() -> None:
    now = at(OPEN_BLUFF, "A play W+2", "A colour r", "B challenge")
    shown = ChallengePicture("transformers", BEN, ANN, True, faces(now, "W+2")[0], faces(now, "b3", "r7"), draws=2)
    assert picture(table(now, ENGLISH), ChallengePicture) == shown
    for seat in range(3):
        assert picture(hand(now, seat, ENGLISH), ChallengePicture) is None, "it is on the table"
    assert "Blue 3" in "\n".join(texts(table(now, ENGLISH)))


def test_a_laid_card_lies_on_the_gauntlet() -> None:
    now = at(GAUNTLET, "A play WG", "A lay r3", "A colour g")
    gauntlet, laid = faces(now, "WG", "r3")
    shown = picture(table(now, ENGLISH), TablePicture)
    assert (shown.top, shown.inert, shown.beneath) == (laid, True, gauntlet)
    assert "Red 3, laid on Infinity Gauntlet" in "\n".join(texts(table(now, ENGLISH)))
    assert "red" not in matches_words(ENGLISH, now.view(None))


def test_what_makes_a_bluff_stands_out_where_the_colour_before_is_remembered() -> None:
    before = BLUFF.replace("C y9 y8", "C b9 y8").replace("top b5", "top b6\nturn C")
    now = at(before, "C play b9", "A play W+4", "A colour r", "B challenge")
    own = picture(hand(now, 1, ENGLISH), ChallengePicture)
    assert (own.colour, own.matching) == (BLUE, faces(now, "b3"))


DANCER = "edition bts\ntop r5\nA WD g1 b1\nB g2 y3\nC r1\ndraw r1 r2 r3"
ROUTINE = ("left", "clap", "spin", "up", "right", "down")


def after(now: Table, dance: Dance) -> Table:
    """The same table, where the last answer came of this dance."""
    return replace(now, recent=(*now.recent[:-1], replace(now.recent[-1], interlude=dance)))


@pytest.mark.parametrize(("verdict", "done"), [("dance", 6), ("decline", 2)])
def test_the_end_of_a_routine_is_shown(verdict: str, done: int) -> None:
    now = at(DANCER, "A play WD", "A colour r", f"B {verdict}")
    assert picture(table(now, ENGLISH), DancePicture) is None, "nobody took to the floor"
    now = after(now, Dance(1, ROUTINE, 5 if done == 6 else done))
    shown = picture(table(now, ENGLISH), DancePicture)
    assert shown == DancePicture("bts", BEN, ROUTINE, done, stumbled=verdict == "decline")
    assert words(table(now, ENGLISH), DancePicture) == "A picture of the dancer."
    now = after(now, Dance(1, judging="vote"))
    assert picture(table(now, ENGLISH), DancePicture) is None


def test_a_creepers_cards_are_shown_to_who_drew_them() -> None:
    now = at(CREEPER, "A play r+2")
    (creeper,) = faces(now, "WC")
    public = CreeperPicture("minecraft", BEN, creeper, (HIDDEN,) * 3)
    assert picture(table(now, ENGLISH), CreeperPicture) == public
    own = picture(hand(now, 1, ENGLISH), CreeperPicture)
    assert own == replace(public, player=replace(BEN, own=True), cards=faces(now, "y1", "b1", "b2"))
    assert picture(hand(now, 0, ENGLISH), CreeperPicture) is None
    assert "Creeper" in words(table(now, ENGLISH), CreeperPicture)
    assert "Yellow 1" not in "\n".join(texts(table(now, ENGLISH)))
    assert "Yellow 1" in words(hand(now, 1, ENGLISH), CreeperPicture)


def test_a_duel_shows_both_cards() -> None:
    now = at(OPTIMUS, "A play WO", "A target B")
    nine, eight = faces(now, "r9", "y8")
    assert picture(table(now, ENGLISH), DuelPicture) == DuelPicture(
        "transformers", faces(now, "WO")[0], Duelist(ANN, (nine,), nine), Duelist(BEN, (eight,), eight), True
    )
    said = "\n".join(texts(table(now, ENGLISH)))
    assert "Red 9" in said
    assert "Yellow 8" in said


def test_the_flip_shows_what_was_and_what_is_on_top() -> None:
    now = at(FLIP, "A play rF")
    assert picture(table(now, ENGLISH), FlipPicture) == FlipPicture("transformers", ANN, *faces(now, "rF", "o+5"))


def test_the_snap_shows_who_drew() -> None:
    now = at(GAUNTLET, "A play WG", "A lay r3")
    gauntlet, laid = faces(now, "WG", "r3")
    shown = picture(table(now, ENGLISH), SnapPicture)
    assert shown == SnapPicture("avengers", PLAYERS, 0, gauntlet, laid, ((1, 2), (3, 2)))
    assert "Red 3" in "\n".join(texts(table(now, ENGLISH)))


def test_a_table_is_low_beside_what_was_revealed() -> None:
    snap = at(GAUNTLET, "A play WG", "A lay r3")
    assert picture(table(snap, ENGLISH), TablePicture).low
    assert not picture(table(at(GAUNTLET, "A play WG"), ENGLISH), TablePicture).low


def test_a_catch_after_the_gauntlet_is_no_snap() -> None:
    now = at(GAUNTLET, "A play WG", "A lay r3", "A colour g", "B catch A")
    assert picture(table(now, ENGLISH), SnapPicture) is None


def test_the_snap_of_a_last_card() -> None:
    now = at(GAUNTLET.replace("A WG r3 g4", "A WG r3"), "A play WG", "A lay r3")
    screen = round_end(now, ENGLISH)
    assert picture(screen, RoundPicture).winners == (0,)
    assert picture(screen, SnapPicture).drew == ((1, 2), (3, 2))


def test_the_dance_shows_how_far_it_is_danced() -> None:
    now = replace(dealt("bts"), interlude=Dance(1, ROUTINE, 2))
    shown = DancePicture("bts", BEN, ROUTINE, 2)
    for screen in (dance_floor(now, ENGLISH), dance_panel(now, ENGLISH)):
        assert screen.pictures == (shown,)
        assert "Left, Clap, Spin, Up, Right, Down" in words(screen, DancePicture)
        assert "Danced so far: 2 of 6" in words(screen, DancePicture)


# The end


def test_the_end_of_a_round_shows_every_hand() -> None:
    now = at("edition classic\ntop r5\nscoring points 500\nA r1\nB g1 g2\nC y9\ndraw y1 y2", "A play r1")
    screen = round_end(now, ENGLISH)
    shown = picture(screen, RoundPicture)
    assert shown.winners == (0,)
    assert [row.cards for row in shown.rows] == [(), faces(now, "g1", "g2"), faces(now, "y9")]
    assert [row.worth for row in shown.rows] == [0, 3, 9]
    assert [(row.added, row.total) for row in shown.rows] == [(12, 12), (0, 0), (0, 0)]
    assert "Green: 1, 2" in words(screen, RoundPicture)


def test_the_end_of_a_match_has_a_podium() -> None:
    end = "\nscore A=490 B=20 C=20\nA r1\nB g1 g2\nC y9\ndraw y1 y2"
    now = at("edition classic\ntop r5\nscoring points 500" + end, "A play r1")
    screen = match_end(now, ENGLISH)
    assert picture(screen, PodiumPicture) == PodiumPicture(
        "classic", (Placed(PLAYERS[0], 1, 502), Placed(PLAYERS[1], 2, 20), Placed(PLAYERS[2], 2, 20))
    )
    assert "Ann won the match" in words(screen, PodiumPicture)
    single = at("edition classic\ntop r5\nscoring single\nA r1\nB g1 g2\nC y9\ndraw y1 y2", "A play r1")
    assert picture(match_end(single, ENGLISH), PodiumPicture) == PodiumPicture(
        "classic", (Placed(PLAYERS[0], 1), Placed(PLAYERS[1], 2), Placed(PLAYERS[2], 3))
    )


# The rule book


def test_the_rule_book_shows_its_banner_and_each_card() -> None:
    edition = EDITIONS["minecraft"]
    first = rulebook(place_of(("minecraft",)), ENGLISH)
    assert first.pictures == (BannerPicture("minecraft"),)
    creeper = rulebook(place_of(("minecraft", "card", "creeper")), ENGLISH)
    assert creeper.pictures == (CardPicture("minecraft", edition.face_named["WC"].index),)
    assert words(creeper, CardPicture) == "Creeper"
    skip = rulebook(place_of(("minecraft", "card", "skip")), CHINESE)
    assert words(skip, HandPicture) == "紅色禁止、藍色禁止、綠色禁止、黃色禁止"
    numbers = picture(rulebook(place_of(("minecraft", "card", "numbers")), ENGLISH), HandPicture).cards
    assert [edition.faces[face].symbol.number for face in numbers] == [1, 2, 3, 4, 5, 6, 8, 9]


# All of them


def test_descriptions_hold_nothing_but_numbers_and_names_of_ours() -> None:
    """No name of a person, no text, no object of the rules gets into a picture."""
    now = at(BLUFF, "A play W+4", "A colour r", "B challenge")
    for screen in (table(now, CHINESE), hand(now, 1, CHINESE)):
        for one in screen.pictures:
            assert draw(one).startswith(b"\x89PNG")
            for leaf in leaves(one):
                assert leaf is None or isinstance(leaf, int) or (isinstance(leaf, str) and leaf.isascii())


def leaves(part: Picture | object) -> list[object]:
    if isinstance(part, tuple):
        return [leaf for inner in part for leaf in leaves(inner)]
    if is_dataclass(part):
        return [leaf for field in fields(part) for leaf in leaves(getattr(part, field.name))]
    return [part]
