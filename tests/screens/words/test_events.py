"""Whatever happens is told in every language, to whoever may know it: in stories of a few moves, and each event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product

import pytest
from hypothesis import given

from bot.rules.editions import EDITIONS
from bot.rules.events import EVENTS, Asked, Event
from bot.rules.redaction import Hidden, seen_by
from bot.rules.view import Prompt
from bot.screens.words import event_words, events_words
from bot.text import LOCALES, Text, text_for
from tests.rules.given import Given
from tests.rules.tables import Table as RandomTable
from tests.rules.tables import at, make, tables
from tests.screens.words.positions import CHALLENGE, CREEPER, DANCE, DUELS, FLIP, GAUNTLET, HANDS, MERCY, STACK, UNO
from tests.screens.words.seats import CHINESE, ENGLISH, LONG_NAMES, NAMES, is_said, languages

UNTOLD = {"AddingEnded", "Asking", "CallDeferred", "CallsClosed", "PenaltyRaised", "PenaltySettled"}
EVERYBODY = None
ANN, BEN, AN = 0, 1, 2


@pytest.mark.parametrize(
    ("position", "viewer", "story"),
    [
        (
            CHALLENGE,
            EVERYBODY,
            """
            A play W+4  | Ann played Wild Draw Four. | Ann 打出萬用罰抽四張。
            A colour r  | Ann named red. | Ann 指定了紅色。
            B challenge | Only Ben got to see Ann's hand. Ben challenged Ann: it was a bluff! Ann drew 4 cards. \
                        | 只有 Ben 看到了 Ann 的手牌。Ben 質疑 Ann，抓到違規了！Ann 抽了 4 張牌。
            """,
        ),
        (
            CHALLENGE,
            BEN,
            """
            A play W+4  | Ann played Wild Draw Four. | Ann 打出萬用罰抽四張。
            A colour r  | Ann named red. | Ann 指定了紅色。
            B challenge | Ann's hand: Blue 3 and Red 7. You challenged Ann: it was a bluff! Ann drew 4 cards. \
                        | Ann 的手牌：藍色 3、紅色 7。你質疑 Ann，抓到違規了！Ann 抽了 4 張牌。
            """,
        ),
        (
            CHALLENGE.replace("b3", "g3"),
            ANN,
            """
            A play W+4  | You played Wild Draw Four. | 你打出萬用罰抽四張。
            A colour r  | You named red. | 你指定了紅色。
            B challenge | You showed Ben your hand: Green 3 and Red 7. Ben challenged you, but it was no bluff. \
                          Ben lost the turn. Ben drew 6 cards. \
            | 你讓 Ben 看了手牌：綠色 3、紅色 7。Ben 質疑你，但你並沒有違規。Ben 的回合被跳過了。Ben 抽了 6 張牌。
            """,
        ),
        (
            UNO,
            EVERYBODY,
            """
            A uno     | Ann called UNO! | Ann 喊了 UNO！
            A play r1 | Ann played Red 1. | Ann 打出紅色 1。
            B draw    | Ben drew a card. | Ben 抽了 1 張牌。
            C draw    | 小安 drew a card. | 小安 抽了 1 張牌。
            A play r2 | Ann played Red 2. Ann won the round! 🏆 Ann won the match! \
                      | Ann 打出紅色 2。Ann 贏了這一輪！🏆 Ann 贏得了比賽！
            """,
        ),
        (
            UNO,
            ANN,
            """
            A play r1 | You played Red 1. | 你打出紅色 1。
            C catch A | 👀 小安 caught you: no UNO was called! You drew Yellow 7 and Yellow 8. \
                      | 👀 小安 抓到你沒喊 UNO！你抽到黃色 7、黃色 8。
            """,
        ),
        (
            CREEPER,
            BEN,
            """
            A draw | Ann drew a card. 💥 Creeper! Ann had to show it. Ann drew 3 cards. \
                   | Ann 抽了 1 張牌。💥 苦力怕！Ann 把它亮了出來。Ann 抽了 3 張牌。
            """,
        ),
        (
            GAUNTLET,
            BEN,
            """
            A play WG  | Ann played Infinity Gauntlet. | Ann 打出無限手套。
            A lay g1   | 🫰 Ann laid Green 1 on the Infinity Gauntlet. You drew Red 1 and Red 2. \
                       | 🫰 Ann 在無限手套上放了綠色 1。你抽到紅色 1、紅色 2。
            A colour u | Ann named purple. | Ann 指定了紫色。
            """,
        ),
        (
            DANCE,
            EVERYBODY,
            """
            A play WD  | Ann played Dancing Wild. | Ann 打出跳舞萬用牌。
            A colour b | Ann named blue. | Ann 指定了藍色。
            B dance    | 🕺 Ben danced! | 🕺 Ben 跳完了這支舞！
            """,
        ),
        (
            DANCE,
            BEN,
            """
            A play WD  | Ann played Dancing Wild. | Ann 打出跳舞萬用牌。
            A colour b | Ann named blue. | Ann 指定了藍色。
            B decline  | No dance from you. You drew Red 1, Red 2 and Red 3. \
                       | 你沒有跳成這支舞。你抽到紅色 1、紅色 2、紅色 3。
            """,
        ),
        (
            DUELS,
            BEN,
            """
            A play WO    | Ann played Optimus' Power. | Ann 打出柯博文之力。
            A target B   | Ann showed Green 5. You showed Red 9. ⚔️ Ann challenged you to a duel, and you won. \
                         | Ann 亮出綠色 5。你亮出紅色 9。⚔️ Ann 向你發起對決，贏家：你。
            B discard r9 | You discarded Red 9. | 你丟棄了紅色 9。
            """,
        ),
        (
            DUELS,
            ANN,
            """
            A play WO  | You played Optimus' Power. | 你打出柯博文之力。
            A target B | You showed Green 5. Ben showed Red 9. ⚔️ You challenged Ben to a duel, and Ben won. \
                       | 你亮出綠色 5。Ben 亮出紅色 9。⚔️ 你向 Ben 發起對決，贏家：Ben。
            """,
        ),
        (
            FLIP,
            EVERYBODY,
            """
            A play rF  | Ann played Red Flip. 🌗 Everything was turned over! | Ann 打出紅色翻轉。🌗 所有的牌都翻面了！
            A ignore   | |
            B draw     | Ben drew a card. | Ben 抽了 1 張牌。
            """,
        ),
        (
            STACK,
            EVERYBODY,
            """
            A play r+4 | Ann played Red Draw Four. | Ann 打出紅色罰抽四張。
            B play W+6 | Ben played Wild Draw Six. | Ben 打出萬用抽六張。
            B colour b | Ben named blue. 小安 lost the turn. 小安 drew 10 cards. \
                       | Ben 指定了藍色。小安 的回合被跳過了。小安 抽了 10 張牌。
            """,
        ),
        (
            HANDS,
            AN,
            """
            A play r0  | Ann played Red 0. 🔃 Everybody passed their hand on. \
                       | Ann 打出紅色 0。🔃 大家都把手牌傳給下一位。
            B play r7  | Ben played Red 7. | Ben 打出紅色 7。
            B target C | 🔄 Ben swapped hands with you. | 🔄 Ben 和你交換了手牌。
            C quit     | You left the game. | 你離開了牌局。
            """,
        ),
        (
            MERCY,
            BEN,
            """
            A play r+2 | Ann played Red Draw Two. You lost the turn. You drew Green 7. \
                         💀 No mercy: you have 25 cards and are out! \
                       | Ann 打出紅色罰抽兩張。你的回合被跳過了。你抽到綠色 7。💀 仁慈規則：你的手牌達到 25 張，出局！
            """,
        ),
    ],
)
def test_moves_are_told_as_a_story(position: str, viewer: int | None, story: str) -> None:
    given = Given(position)
    for line in story.strip().splitlines():
        move, english, chinese = (" ".join(part.split()) for part in line.split("|"))
        seen = given.seen(viewer, move)
        assert events_words(ENGLISH, seen, given.game.edition, NAMES, viewer) == english
        assert events_words(CHINESE, seen, given.game.edition, NAMES, viewer) == chinese


@languages
@pytest.mark.parametrize(
    "kind", [kind for kind in EVENTS.values() if kind is not Asked], ids=lambda kind: kind.__name__
)
@pytest.mark.parametrize("viewer", [EVERYBODY, ANN, BEN, AN])
def test_every_event_is_told(text: Text, kind: type[Event], viewer: int | None) -> None:
    events = list(examples(kind))
    assert events
    for event in events:
        words = event_words(text, event, EDITIONS["no-mercy"], NAMES, viewer)
        assert (words is None) if kind.__name__ in UNTOLD else is_said(words)
        if words is not None and viewer is not None:
            assert NAMES[viewer] not in words, "to oneself one is you"


@at(60)
@given(tables())
def test_whole_games_are_told_to_everybody(table: RandomTable) -> None:
    game = table.game()
    for turn, move in enumerate(table.moves(game)):
        text = text_for(LOCALES[turn % len(LOCALES)])
        viewer = None if turn % 3 == 0 else turn % table.seats
        side = game.state.side
        for event in seen_by(viewer, make(game, move), game.edition, side):
            words = event_words(text, event, game.edition, LONG_NAMES, viewer)
            assert (words is None) if type(event).__name__ in UNTOLD else is_said(words)


def examples(kind: type[Event]) -> Iterator[Event]:
    """Redacted events of this class, with Ann, Ben and 小安 in its parts."""
    annotations = {field.name: str(field.type) for field in fields(kind)}  # type: ignore[arg-type]  # a dataclass
    parts = iter(((ANN, BEN, AN), (BEN, AN, ANN), (AN, ANN, BEN)))
    choices: list[tuple[object, ...]] = []
    for name, annotation in annotations.items():
        match name, annotation:
            case "drawers", _:
                choices.append(((ANN, BEN, AN),))
            case "cards", "Open" if "drawers" in annotations:
                choices.append(((3, 4, 5),))
            case "seats" | "winners", _:
                choices.append(((ANN,), (ANN, BEN)))
            case "scores" | "hands", _:
                choices.append(((),))
            case "round" | "shuffles" | "score" | "colour" | "cards", "int":
                choices.append((1, 2))
            case _, "int":
                choices.append(next(parts))
            case _, "int | None":
                choices.append((*next(parts), None))
            case _, "bool":
                choices.append((True, False))
            case _, "OpenCard":
                choices.append((3,))
            case _, "Prompt":
                choices.append((Prompt(1, ANN, "play", {}),))
            case _:
                choices.append(((3, 4), (3,), Hidden(1), Hidden(2)))
    for chosen in product(*choices):
        yield kind(*chosen)
