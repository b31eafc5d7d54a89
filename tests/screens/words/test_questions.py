"""What is asked, what matches, what may be answered, and why not: in every language."""

from __future__ import annotations

import pytest
from hypothesis import given

from bot.rules.agenda import ITEMS, Option, Question
from bot.rules.notation import SEAT_LETTERS, parse_option, verbs
from bot.rules.refusal import CODES
from bot.rules.view import Prompt, View, view
from bot.screens.names import safe_name
from bot.screens.words import matches_words, option_words, question_words, refusal_words
from bot.sessions.refusals import CODES as SESSION_CODES
from bot.sessions.uno_race import PAUSE
from bot.text import LOCALES, Text, text_for
from tests.rules.given import Given
from tests.rules.tables import Table as RandomTable
from tests.rules.tables import at, make, tables
from tests.screens.words.positions import (
    CHALLENGE,
    COLOUR_DRAW,
    DANCE,
    DUELS,
    FLIP,
    GAUNTLET,
    HANDS,
    OPENING,
    ROULETTE,
    STACK,
    UNO,
)
from tests.screens.words.seats import CHINESE, ENGLISH, LABEL, LONG_NAMES, NAMES, is_said, languages

KINDS = sorted({item.kind for item in ITEMS.values() if issubclass(item, Question)})


def after(position: str, moves: str) -> Given:
    """The game after these moves."""
    game = Given(position)
    game(moves.replace("; ", "\n"))
    return game


@languages
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_is_put_into_words(text: Text, kind: str) -> None:
    assert is_said(question_words(text, asking(view(Given(STACK).game), kind), NAMES))


@pytest.mark.parametrize(
    ("position", "moves", "english", "chinese"),
    [
        (UNO, "", "It's Ann's turn.", "輪到 Ann 了。"),
        (CHALLENGE, "A play W+4", "Ann is choosing a color.", "Ann 正在選顏色。"),
        (
            CHALLENGE,
            "A play W+4; A colour r",
            "Ben can draw 4, or challenge Ann.",
            "Ben 可以抽 4 張，或質疑 Ann。",
        ),
        (
            COLOUR_DRAW,
            "A play WDC; A colour p",
            "Ben can draw until pink comes up, or challenge Ann.",
            "Ben 可以一直抽到粉紅色為止，或質疑 Ann。",
        ),
        (STACK, "A play r+4", "Ben has to answer with a card or draw 4.", "Ben 要出牌回應，不然就抽 4 張。"),
        (HANDS, "A play r7", "Ann is picking someone to swap hands with.", "Ann 正在選要跟誰換手牌。"),
        (
            DUELS,
            "A play WO",
            "Ann is picking an opponent for a duel: whose highest number is higher?",
            "Ann 正在選對手，要比誰的最大數字比較大。",
        ),
        (
            ROULETTE,
            "A play WCR",
            "Ben picks a color, then draws until it comes up.",
            "Ben 要選一個顏色，然後一直抽到那個顏色為止。",
        ),
        (FLIP, "A play rF", "Ann can activate Orange Draw Five, or leave it.", "Ann 可以發動橘色罰抽五張，或不發動。"),
        (UNO, "A play r1; B draw; C draw; A play r2", "The match is over.", "比賽結束了。"),
        (
            f"scoring points{UNO}",
            "A play r1; B draw; C draw; A play r2",
            "Ready for the next round.",
            "可以開始下一輪了。",
        ),
    ],
)
def test_what_the_table_waits_for_is_said(position: str, moves: str, english: str, chinese: str) -> None:
    what = view(after(position, moves).game)
    assert question_words(ENGLISH, what, NAMES) == english
    assert question_words(CHINESE, what, NAMES) == chinese


@pytest.mark.parametrize(
    ("position", "moves", "english", "chinese"),
    [
        (UNO, "", "red or a 5", "紅色或 5"),
        (UNO.replace("r5", "r8"), "", "red or an 8", "紅色或 8"),
        (UNO.replace("r5", "rS"), "", "red or a Skip", "紅色或禁止"),
        (CHALLENGE, "A play W+4; A colour g", "green", "綠色"),
        (
            STACK,
            "A play r+4",
            "Draw Four, Wild Reverse Draw Four, Wild Draw Six or Wild Draw Ten",
            "罰抽四張、萬用反轉抽四張、萬用抽六張或萬用抽十張",
        ),
        (OPENING, "", "no color yet", "還沒選顏色"),
        (
            FLIP,
            "A play rF; A ignore",
            "orange or a Draw Five, or a Flip",
            "橘色或罰抽五張，或翻轉",
        ),
    ],
)
def test_what_may_be_played_is_said(position: str, moves: str, english: str, chinese: str) -> None:
    what = view(after(position, moves).game)
    assert matches_words(ENGLISH, what) == english
    assert matches_words(CHINESE, what) == chinese


@languages
@pytest.mark.parametrize("verb", sorted(verbs() - {"timeout"}))
def test_every_answer_has_a_label(text: Text, verb: str) -> None:
    assert is_said(option_words(text, view(Given(STACK).game, 0), NAMES, Option(verb, 1)))


@pytest.mark.parametrize(
    ("position", "moves", "answer", "english", "chinese"),
    [
        (UNO, "", "A play r1", "Play Red 1", "出紅 1"),
        (UNO, "", "A draw", "Draw", "抽牌"),
        (UNO, "", "A uno", "UNO!", "UNO！"),
        (UNO, "", "B play g3", "Jump in with Green 3", "插隊出綠 3"),
        (UNO, "A play r1", "C catch A", "Catch Ann!", "抓 Ann！"),
        (UNO, "", "A quit", "Leave the game", "離開牌局"),
        (CHALLENGE, "A play W+4", "A colour b", "Blue", "藍色"),
        (CHALLENGE, "A play W+4; A colour r", "B accept", "Draw 4", "認了，抽 4 張"),
        (CHALLENGE, "A play W+4; A colour r", "B challenge", "Challenge", "質疑"),
        (COLOUR_DRAW, "A play WDC; A colour p", "B accept", "Draw until pink", "認了，抽到粉紅色為止"),
        (STACK, "A play r+4", "B play W+6", "Stack Wild Draw Six", "疊上萬用抽六張"),
        (STACK, "A play r+4", "B take", "Take 4", "抽 4 張"),
        (HANDS, "A play r7", "A target C", "小安 (3 cards)", "小安（3 張）"),
        (GAUNTLET, "A play WG", "A lay u2", "Lay Purple 2", "放上紫 2"),
        (DANCE, "A play WD; A colour b", "B decline", "Draw 3", "抽 3 張"),
        (DUELS, "A play WO; A target B", "B discard", "Discard nothing", "都不丟"),
        (DUELS, "A play WO; A target C", "A discard g4", "Discard Green 4", "丟綠 4"),
        (FLIP, "A play rF", "A activate", "Activate Orange Draw Five", "發動橘色罰抽五張"),
    ],
)
def test_answers_are_labelled(position: str, moves: str, answer: str, english: str, chinese: str) -> None:
    game = after(position, moves).game
    letter, verb, *words = answer.split()
    what = view(game, SEAT_LETTERS.index(letter))
    option = parse_option(game.edition, SEAT_LETTERS, verb, words)
    assert option_words(ENGLISH, what, NAMES, option) == english
    assert option_words(CHINESE, what, NAMES, option) == chinese


def test_a_drawn_card_is_kept_and_a_turn_is_passed() -> None:
    what = view(Given(UNO).game, 0)
    assert option_words(ENGLISH, asking(what, "drawn"), NAMES, Option("pass")) == "Keep it"
    assert option_words(ENGLISH, asking(what, "play"), NAMES, Option("pass")) == "Pass"


def test_names_in_labels_are_not_escaped() -> None:
    what = view(Given(UNO).game, 1)
    assert option_words(ENGLISH, what, (safe_name("A_B"),), Option("catch", 0)) == "Catch A_B!"


@at(60)
@given(tables())
def test_whole_games_can_be_followed_and_answered(table: RandomTable) -> None:
    game = table.game()
    for turn, move in enumerate(table.moves(game)):
        make(game, move)
        text = text_for(LOCALES[turn % len(LOCALES)])
        what = view(game, None if turn % 3 == 0 else turn % table.seats)
        assert is_said(question_words(text, what, LONG_NAMES))
        assert is_said(matches_words(text, what))
        assert all(len(option_words(text, what, LONG_NAMES, option)) <= LABEL for option in what.options)
        labels = [option_words(text, what, NAMES, option) for option in what.options]
        assert all(map(is_said, labels))
        assert len(set(labels)) == len(labels), "no two answers read the same"


@languages
@pytest.mark.parametrize("code", [*CODES, *SESSION_CODES])
def test_every_refusal_is_explained(text: Text, code: str) -> None:
    assert is_said(refusal_words(text, code))


@languages
def test_a_wrong_catch_says_how_long_no_catch_counts(text: Text) -> None:
    assert f" {PAUSE.seconds} sec" in refusal_words(text, "paused") or f"{PAUSE.seconds} 秒" in refusal_words(
        text, "paused"
    )


def test_a_code_means_one_thing() -> None:
    assert not set(CODES) & set(SESSION_CODES)


def asking(what: View, kind: str) -> View:
    """The view, where Ann is now asked something of this kind."""
    what.prompt = Prompt(1, 0, kind, {"accused": 1, "cards": 4} if kind == "challenge" else {})
    return what
