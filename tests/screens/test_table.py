"""The table, and what has just happened at it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.art.pictures.table import TablePicture
from bot.rules.agenda import Option
from bot.rules.cards import COLOUR_NAMES
from bot.screens.context import ScreenContext, seat_names
from bot.screens.game.end import round_end
from bot.screens.game.hand import hand
from bot.screens.game.happenings import headline_and_rest, last_moves, note
from bot.screens.game.table import EARLIER_LENGTH, EARLIER_LINES, table, table_block
from bot.screens.layout import ACCENTS, latest, quoted
from bot.sessions.table import Seat, Table, Update
from bot.sessions.table_talk import Reaction, Remark
from bot.store.games import GameStatus
from bot.text import text_for
from tests.screens.positions import BLUFF, CREEPER
from tests.screens.reading import TEXT, parts, pressable, texts
from tests.screens.tables import NOW, answered, at, away, dealt
from tests.screens.words.positions import FLIP

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")


def read(now: Table, locale: str = "en-US") -> str:
    return "\n".join(texts(table(now, text_for(locale))))


def test_it_tells_whose_turn_it_is_what_matches_and_how_long_it_takes() -> None:
    said = read(at(BLUFF))
    assert "On top: **🔵 Blue 5**" in said
    assert "**It's Ann's turn.** ⏳\u00a0<t:1893456000:R>\nPlayable: blue or a 5" in said
    assert "🇦 👉 **Ann** · 3 cards\n🇧 **Ben** · 2 cards" in said
    assert "Draw pile: 7 cards · Play goes down\u00a0⬇️" in said


def test_no_deadline_is_told_while_a_computer_answers() -> None:
    assert "<t:" not in read(away(at(BLUFF), 0))


def test_with_its_picture_the_text_repeats_nothing_of_it() -> None:
    screen = table(at(BLUFF), ENGLISH)
    shown = parts(screen.attached(screen.pictures))
    drawn = "\n".join(part["content"] for part in shown if part["type"] == TEXT)
    assert "🇦 **Ann** · 🇧 **Ben** · 3️⃣ **小美**" in drawn
    for said in ("On top", "Draw pile", "cards"):
        assert said in read(at(BLUFF))
        assert said not in drawn


def test_it_has_no_deadline_where_no_time_runs() -> None:
    now = at(BLUFF)
    now = replace(now, deadline=None)
    assert "<t:" not in read(now)
    now = replace(now, deadline=datetime(2031, 1, 1, tzinfo=UTC))
    assert "<t:1924992000:R>" in read(now)


def test_the_deadline_of_a_slow_game_is_a_date() -> None:
    now = at(BLUFF)
    now = replace(now, options=now.options.with_(turn_seconds=24 * 3600))
    assert "⏳\u00a0<t:1893456000:f>" in read(now)


def test_the_frame_has_the_colour_in_force() -> None:
    now = at(BLUFF, "A play W+4", "A colour r")
    frame = parts(table(now, ENGLISH))[0]
    assert frame["accent_color"] == ACCENTS[COLOUR_NAMES.index("red")]
    assert len(set(ACCENTS.values())) == len(COLOUR_NAMES)
    assert "On top: **🌈 Wild Draw Four** → **🔺 Red**" in read(now)


def test_a_colour_that_is_yet_to_be_named_is_not_told() -> None:
    assert "→" not in read(at(BLUFF, "A play W+4"))


def test_a_seven_has_its_colour_while_an_opponent_is_picked() -> None:
    seven = at("edition classic\nhouse seven_zero\ntop r5\nA r7 g1\nB b1 b2\nC y1 y2", "A play r7")
    picture = table_block(ScreenContext(seven, ENGLISH), "").picture
    assert isinstance(picture, TablePicture)
    assert picture.colour == COLOUR_NAMES.index("red")


def test_what_is_due_is_told() -> None:
    assert "Stack: **+4**" in read(at(BLUFF, "A play W+4", "A colour r"))


def test_who_owes_and_who_called_is_told() -> None:
    uno = "edition classic\ntop r5\nA r1 r2\nB g1 g2\ndraw y1"
    owing = at(uno, "A play r1")
    assert "**Ann** · 1 card · **❗ hasn't called UNO**" in read(owing)
    assert "❗ **Ann** hasn't called UNO!" in read(owing)
    assert pressable(table(owing, ENGLISH))["catch"]["style"] == 4
    called = at(uno, "A uno")
    assert "**Ann** · 2 cards · UNO!" in read(called)
    assert pressable(table(called, ENGLISH))["catch"]["style"] == 2


def test_who_is_away_or_a_computer_or_out_is_told() -> None:
    now = at(BLUFF, "C quit")
    now = away(now, 1)
    said = read(now)
    assert "**小美** · left" in said
    assert "**Ben** · 2 cards · 💤 away, bot playing" in said


def test_the_draw_button_is_there_on_a_turn_only() -> None:
    now = at(BLUFF)
    assert list(pressable(table(now, ENGLISH))) == ["hand", "uno", "catch", "draw", "rules", "react"]
    now = answered(now, 0, Option("play", now.playing.edition.face_named["W+4"].index))
    assert list(pressable(table(now, ENGLISH))) == ["hand", "uno", "catch", "rules", "react"]


def with_computers(now: Table, *seats: int) -> Table:
    """The same table, where computers play these seats."""
    played = (Seat(None, one.name, "easy") if place in seats else one for place, one in enumerate(now.seats))
    return replace(now, seats=tuple(played))


def test_the_only_player_can_skip_to_their_turn() -> None:
    waiting = with_computers(at(BLUFF), 0, 2)
    assert pressable(table(waiting, ENGLISH))["skip"]["label"] == "Skip to my turn"
    assert "draw" not in pressable(table(waiting, ENGLISH)), "it is a computer's turn"
    for now in (with_computers(at(BLUFF), 1, 2), with_computers(at(BLUFF), 2), at(BLUFF)):
        assert "skip" not in pressable(table(now, ENGLISH))


def test_a_reaction_stands_beside_the_name_with_the_picture_and_without() -> None:
    now = replace(at(BLUFF), reactions=(Reaction(1, "shock", NOW),))
    assert "**Ben** 😱 · 2 cards" in read(now)
    screen = table(now, ENGLISH)
    assert "🇦 **Ann** · 🇧 **Ben** 😱 · 3️⃣ **小美**" in "\n".join(texts(screen.attached(screen.pictures)))
    assert "react" not in pressable(table(replace(now, has_reactions=False), ENGLISH))


def test_what_a_computer_says_stands_below_the_move() -> None:
    now = at(CREEPER, "A play r+2")
    last = replace(now.recent[-1], remark=Remark(2, "amused", 1))
    now = replace(now, recent=(*now.recent[:-1], last))
    assert "-# 💬 **小美:** Better you than me." in read(now)
    assert "-# 💬 **小美：**還好不是我。" in read(now, "zh-TW")
    assert "Better you" not in read(answered(now, 1, Option("draw")) if now.asked == 1 else replace(now, recent=()))


def test_what_takes_a_line_of_its_own_takes_that_of_an_earlier_move() -> None:
    quiet = at(
        "edition classic\ntop r5\nA r0 r2 r7\nB r3 y2 y3\nC r8 r+2 g1 g2\ndraw b1 b2 b3",
        *("A play r0", "B play r3", "C play r8", "A play r2", "B draw"),
    )
    told = ["Ben played Red 3.", "小美 played Red 8.", "Ann played Red 2."]
    assert [line for line in told if f"-# {line}" in read(quiet)] == told[-EARLIER_LINES:]
    last = quiet.recent[-1]
    spoken = replace(quiet, recent=(*quiet.recent[:-1], replace(last, remark=Remark(2, "amused", 1))))
    assert [line for line in told if f"-# {line}" in read(spoken)] == told[-EARLIER_LINES + 1 :]


def test_a_game_that_sleeps_says_how_to_wake_it() -> None:
    now = at(BLUFF)
    now = replace(now, status=GameStatus.ASLEEP)
    assert "The game fell asleep." in read(now)
    assert "叫醒" in read(now, "zh-TW")


def test_both_sides_of_a_two_sided_table_are_told_apart() -> None:
    now = at(FLIP)
    assert "🌕 Light side" in read(now)
    assert "the top one's back is 🔶 Orange Reverse" in read(now)
    assert "Pink 2" not in read(now)
    now = answered(now, 0, Option("play", now.playing.edition.face_named["rF"].index))
    said = read(now)
    assert "🌑 Dark side" in said
    assert "### 🌗" in said
    assert "Ann can activate Orange Draw Five" in said


def test_house_rules_are_named() -> None:
    assert "House rules: Stacking" in read(at(BLUFF.replace("classic", "classic\nhouse stacking")))


def test_points_are_told_where_there_are_some() -> None:
    assert "points" not in read(at(BLUFF))
    assert "**Ann** · 3 cards · 480 points" in read(at(BLUFF + "scoring points 500\nscore A=480"))


# What happened


def test_the_last_move_stands_out_and_the_others_are_small() -> None:
    now = at("edition classic\ntop r5\nA r1 r2 r3\nB r4 r6 r7", "A play r1", "B play r4")
    headlines, lines = last_moves(now, ENGLISH)
    assert headlines == ""
    assert lines[-1] == "Ben played Red 4."
    assert "-# Ann played Red 1." in read(now)
    assert "> Ben played Red 4." in read(now)


def test_what_is_dramatic_becomes_the_headline() -> None:
    now = at(CREEPER, "A play r+2")
    headline, lines = last_moves(now, ENGLISH)
    assert "Creeper" in headline
    assert all("Creeper" not in line for line in lines)
    assert f"### {headline}" in read(now)


def test_equal_headlines_stand_once() -> None:
    now = at(CREEPER, "A play r+2")
    drawn = replace(now.recent[-1], at=now.updated)
    twice = replace(now, recent=(drawn, drawn))
    headline, _ = last_moves(twice, ENGLISH)
    assert twice.standing == [0, 1]
    assert headline.count("Creeper") == 1
    assert read(twice).count(f"### {headline}") == 1


@pytest.mark.parametrize(
    ("position", "moves", "english", "chinese", "own"),
    [
        (
            "edition avengers\ntop r5\nA WG r3 g4\nB r1 g2\nC g9\nD r7 r8\ndraw g1 g2 g3 g4 g5 g6",
            ("A play WG", "A lay r3"),
            "🫰 Red! Ann laid Red 3, so everyone holding red draws two: Ben and Dan.",
            "🫰 紅色！Ann 放上紅 3，手上有紅色的都抽兩張：Ben、Dan。",
            "🫰 Red! Ann laid Red 3, so everyone holding red draws two: Dan and you.",
        ),
        (
            "edition no-mercy\ntop r5\nA WCR r1 r4\nB g2 b1\nC y1 y2\ndraw g1 g2 r3 g4 g5 g6",
            ("A play WCR", "B colour r"),
            "🎡 Ben drew 3 cards until red came up!",
            "🎡 Ben 抽到紅色為止，一共 3 張！",
            "🎡 You drew 3 cards until red came up!",
        ),
        (
            "edition classic\ntop r5\nA W+4 g1 g2\nB b1 b2\nC y1\ndraw g1 g2 g3 g4 g5",
            ("A play W+4", "A colour r", "B accept"),
            "😱 Wild Draw Four: Ben draws 4!",
            "😱 萬用罰抽四張：Ben 抽 4 張！",
            "😱 Wild Draw Four: you draw 4!",
        ),
    ],
)
def test_a_headline_says_why(position: str, moves: tuple[str, ...], english: str, chinese: str, own: str) -> None:
    now = at(position, *moves)
    assert f"### {english}" in read(now)
    assert f"### {chinese}" in read(now, "zh-TW")
    told = note(now.recent[-1], now, 1, ENGLISH) or ""
    assert f"**{own}**" in told
    assert "You drew Green 1, Green 2" in told or "You drew Green 1 and Green 2" in told


def test_a_hand_that_was_shown_is_told_to_the_challenger_alone() -> None:
    now = at(BLUFF, "A play W+4", "A colour r", "B challenge")
    told = now.recent[-1]
    assert "Blue 3" in (note(told, now, 1, ENGLISH) or "")
    assert "Red 7" in (note(told, now, 1, ENGLISH) or "")
    for seat in (2, None):
        assert "Blue 3" not in (note(told, now, seat, ENGLISH) or "")
    assert "Blue 3" not in read(now)
    assert "it was a bluff" in read(now)


def test_both_cards_of_a_duel_are_told_to_all() -> None:
    now = at(
        "edition transformers\ntop r5/t7\nA WO/t3 r9/u5 b1/uSA\nB y8/p1 r1/u2\nC y1/WM\ndraw g9/oR",
        "A play WO",
        "A target B",
    )
    said = read(now)
    assert "### ⚔️" in said
    assert "Red 9" in said
    assert "Yellow 8" in said
    assert "Blue 1" not in said


def test_nothing_is_noted_where_nothing_happened() -> None:
    now = dealt()
    assert note(Update(), now, 0, ENGLISH) is None
    assert headline_and_rest(ENGLISH, [], now.playing.edition, seat_names(now), None) == ("", "")


def test_who_goes_away_and_comes_back_is_noted() -> None:
    now = dealt()
    assert note(Update(away=(1,)), now, 0, ENGLISH) == "Ben is away: the bot plays on."
    assert note(Update(back=(1,)), now, None, ENGLISH) == "Ben is back."
    assert note(Update(away=(1,)), now, 1, ENGLISH) == "You are away: the bot plays for you until you press anything."
    alone = replace(now, options=now.options.with_(computers=False))
    assert note(Update(away=(1,)), alone, 0, ENGLISH) == "Ben is away: the usual answers are given."
    assert note(Update(spared=1), now, 1, CHINESE) == "機器人剛剛離線了一下，多給你一點時間。"


def test_who_forgot_to_call_is_noted() -> None:
    now = dealt()
    assert note(Update(forgot=(1,)), now, 0, ENGLISH) == "Ben forgot to call UNO!"
    assert note(Update(forgot=(1,)), now, 1, CHINESE) == "你忘記喊 UNO，還好沒人發現！"


def test_few_lines_are_told_of_what_was_before() -> None:
    def small_lines(position: str, *moves: str) -> int:
        return sum(line.startswith("-# ") for line in read(at(position, *moves)).splitlines())

    plain = "edition classic\ntop r5\nA r1 r2 r3 r8\nB r4 r6 r7 r9"
    assert small_lines(plain, "A play r1", "B play r4", "A play r2", "B play r6") == EARLIER_LINES
    assert small_lines(BLUFF, "A play W+4", "A colour r", "B challenge") == 1, "what was revealed takes the room"


def test_only_the_last_moves_that_fit_are_told() -> None:
    lines = [f"{number} {'x' * 20}" for number in range(20)]
    kept = latest(lines, EARLIER_LENGTH)
    assert kept == lines[-len(kept) :]
    assert 0 < sum(len(line) + 1 for line in kept) <= EARLIER_LENGTH
    assert latest(["x" * 999], EARLIER_LENGTH) == [f"{'x' * (EARLIER_LENGTH - 1)}…"]
    assert latest([], EARLIER_LENGTH) == []


@pytest.mark.parametrize(("words", "shown"), [(None, ""), ("", ""), ("a\nb", "> a\n> b"), ("a\n\nb", "> a\n> b")])
def test_quotes(words: str | None, shown: str) -> None:
    assert quoted(words) == shown


def test_it_is_told_in_chinese_too() -> None:
    said = read(at(BLUFF, "A play W+4", "A colour r"), "zh-TW")
    assert "檯面：**🌈 萬用罰抽四張** → **🔺 紅色**" in said
    assert "累積罰抽：**4** 張" in said


TEAMS = """
edition classic
house teams doubles
scoring points 500
uno 4
top b5
A r1 b5 g5
B g1
C y1 y2
D r9 r8
draw g7 g8 g9
score A=40 B=90
"""


def teams_pictured(now: Table) -> list[int | None]:
    """The team of each seat in the picture of the table."""
    (shown,) = [each for each in table(now, ENGLISH).pictures if isinstance(each, TablePicture)]
    return [seat.team for seat in shown.seats]


def test_who_plays_together_is_shown() -> None:
    now = at(TEAMS)
    said = read(now)
    assert "House rules: Doubles, Teams and 4 cards for being caught" in said
    assert "🇦 🔷👉 **Ann** · 3 cards · 40 points" in said
    assert "🇧 🔶 **Ben** · 1 card · 90 points" in said
    assert "3️⃣ 🔷 **小美** · 2 cards · 40 points" in said
    assert teams_pictured(now) == [0, 1, 0, 1]
    assert teams_pictured(at(BLUFF)) == [None] * 3


def test_who_won_together_is_told() -> None:
    now = at(TEAMS.replace("A r1 b5 g5", "A b5"), "A play b5")
    assert "Ann and 小美 won the round!" in "\n".join(texts(round_end(now, ENGLISH)))
    assert "Ann、小美 贏了這一輪！" in "\n".join(texts(round_end(now, CHINESE)))


def test_more_of_a_number_is_asked_for() -> None:
    now = at(TEAMS, "A play b5")
    assert "**Ann can add more cards of the same number.**" in read(now)
    own = hand(now, 0, ENGLISH)
    assert "**More of the same number?**" in "\n".join(texts(own))
    assert pressable(own)["do add g5"]["label"] == "Green 5"
    assert pressable(own)["do+uno add g5"]["label"] == "Green 5 + UNO!"
    assert pressable(own)["do done"]["label"] == "Done"


def test_a_penalty_that_can_be_answered_says_with_what() -> None:
    now = at("edition classic\nhouse deflect stacking\ntop r5\nA r+2 r1\nB rS b1\nC y1\ndraw g1 g2 g3", "A play r+2")
    said = "\n".join(texts(hand(now, 1, ENGLISH)))
    assert (
        "Answer with Draw Two, Wild Draw Four or Reverse or Skip in red, or take them all and lose your turn." in said
    )
    assert pressable(hand(now, 1, ENGLISH))["do take"]["label"] == "Take 2"
    kept = at("edition classic\nhouse draw_and_play deflect\ntop r5\nA r+2 r1\nB rS b1\nC y1\ndraw g1 g2", "A play r+2")
    assert "Answer with Reverse or Skip in red, or take them all; then it's your turn." in "\n".join(
        texts(hand(kept, 1, ENGLISH))
    )
