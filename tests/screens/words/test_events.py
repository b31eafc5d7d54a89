"""Whatever happens is told in every language, to whoever may know it: in stories of a few moves, and each event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product

import pytest
from hypothesis import given

from bot.rules.editions import EDITIONS
from bot.rules.events import EVENTS, SIGHT, Asked, Event
from bot.rules.redaction import Hidden, seen_by
from bot.rules.round_events import CardTurned, DealerDrawn, RoundDealt
from bot.rules.view import Prompt
from bot.screens.words import event_sentences, event_words, events_words
from bot.text import LOCALES, Text, text_for
from tests.rules.given import Given
from tests.rules.tables import Table as RandomTable
from tests.rules.tables import at, make, tables
from tests.screens.words.positions import CHALLENGE, CREEPER, DANCE, DUELS, FLIP, GAUNTLET, HANDS, MERCY, STACK, UNO
from tests.screens.words.seats import CHINESE, ENGLISH, LONG_NAMES, NAMES, is_said, languages

UNTOLD = {"AddingEnded", "Asking", "CallDeferred", "CallsClosed", "CardBuried", "PenaltyRaised", "PenaltySettled"}
EVERYBODY = None
ANN, BEN, AN = 0, 1, 2


@pytest.mark.parametrize(
    ("position", "viewer", "story"),
    [
        (
            CHALLENGE,
            EVERYBODY,
            """
            A play W+4  | Ann played a Wild Draw Four. | Ann 打出萬用罰抽四張。
            A colour r  | Ann chose red. | Ann 選了紅色。
            B challenge | Ben challenged Ann: it was a bluff! Only Ben got to see Ann's hand. Ann drew 4 cards. \
                        | Ben 質疑成功，Ann 在唬人！只有 Ben 看到了 Ann 的手牌。Ann 抽了 4 張牌。
            """,
        ),
        (
            CHALLENGE,
            BEN,
            """
            A play W+4  | Ann played a Wild Draw Four. | Ann 打出萬用罰抽四張。
            A colour r  | Ann chose red. | Ann 選了紅色。
            B challenge | You challenged Ann: it was a bluff! Ann's hand: Blue 3 and Red 7. Ann drew 4 cards. \
                        | 你質疑成功，Ann 在唬人！Ann 的手牌：藍 3、紅 7。Ann 抽了 4 張牌。
            """,
        ),
        (
            CHALLENGE.replace("b3", "g3"),
            ANN,
            """
            A play W+4  | You played a Wild Draw Four. | 你打出萬用罰抽四張。
            A colour r  | You chose red. | 你選了紅色。
            B challenge | Ben challenged you, but it was no bluff. You showed Ben your hand: Green 3 and Red 7. \
                          Ben drew 6 cards and was skipped. \
            | Ben 質疑失敗，你沒有唬人。你讓 Ben 看了手牌：綠 3、紅 7。Ben 抽了 6 張牌，這回合跳過。
            """,
        ),
        (
            UNO,
            EVERYBODY,
            """
            A uno     | Ann called UNO! | Ann 喊了 UNO！
            A play r1 | Ann played Red 1. | Ann 打出紅 1。
            B draw    | Ben drew a card. | Ben 抽了 1 張牌。
            C draw    | 小安 drew a card. | 小安 抽了 1 張牌。
            A play r2 | Ann played Red 2. Ann won the round! 🏆 Ann won the match! \
                      | Ann 打出紅 2。Ann 贏了這一輪！🏆 Ann 獲勝！
            """,
        ),
        (
            UNO,
            ANN,
            """
            A play r1 | You played Red 1. | 你打出紅 1。
            C catch A | 👀 小安 caught you: you forgot to call UNO! You drew Yellow 7 and Yellow 8. \
                      | 👀 小安 抓到你忘記喊 UNO！你抽到黃 7、黃 8。
            """,
        ),
        (
            CREEPER,
            BEN,
            """
            A draw | 💥 Ann drew a Creeper! Ann drew 3 more cards. \
                   | 💥 Ann 抽到苦力怕！Ann 又抽了 3 張牌。
            """,
        ),
        (
            CREEPER.replace("draw WC", "draw b5 WC").replace("A r1", "A r+2 r1"),
            BEN,
            """
            A play r+2 | Ann played Red Draw Two. You drew Blue 5 and a Creeper and were skipped. \
                         💥 You drew a Creeper! You also drew Yellow 1, Blue 1 and Blue 2. \
            | Ann 打出紅色罰抽兩張。你抽到藍 5、苦力怕，這回合跳過。💥 你抽到苦力怕！你又抽到黃 1、藍 1、藍 2。
            """,
        ),
        (
            GAUNTLET.replace("C b4", "C g4"),
            EVERYBODY,
            """
            A play WG  | Ann played the Infinity Gauntlet. | Ann 打出無限手套。
            A lay g1   | 🫰 Green! Ann laid Green 1, so everyone holding green draws two: Ben and 小安. \
                       | 🫰 綠色！Ann 放上綠 1，手上有綠色的都抽兩張：Ben、小安。
            """,
        ),
        (
            GAUNTLET.replace("C b4", "C g4"),
            BEN,
            """
            A play WG  | Ann played the Infinity Gauntlet. | Ann 打出無限手套。
            A lay g1   | 🫰 Green! Ann laid Green 1, so everyone holding green draws two: 小安 and you. \
                         You drew Red 1 and Red 2. \
                       | 🫰 綠色！Ann 放上綠 1，手上有綠色的都抽兩張：小安、你。你抽到紅 1、紅 2。
            """,
        ),
        (
            GAUNTLET.replace("u2", "r2"),
            ANN,
            """
            A play WG  | You played the Infinity Gauntlet. | 你打出無限手套。
            A lay r2   | 🫰 Red! You laid Red 2, but no one has to draw. \
                       | 🫰 紅色！你放上紅 2，但沒有人要抽牌。
            """,
        ),
        (
            GAUNTLET,
            BEN,
            """
            A play WG  | Ann played the Infinity Gauntlet. | Ann 打出無限手套。
            A lay g1   | 🫰 Green! Ann laid Green 1, so everyone holding green draws two: you. \
                         You drew Red 1 and Red 2. \
                       | 🫰 綠色！Ann 放上綠 1，手上有綠色的都抽兩張：你。你抽到紅 1、紅 2。
            A colour u | Ann chose purple. | Ann 選了紫色。
            """,
        ),
        (
            DANCE,
            EVERYBODY,
            """
            A play WD  | Ann played a Dancing Wild. | Ann 打出跳舞萬用牌。
            A colour b | Ann chose blue. | Ann 選了藍色。
            B dance    | 🕺 Ben danced! | 🕺 Ben 跳完了這支舞！
            """,
        ),
        (
            DANCE,
            BEN,
            """
            A play WD  | Ann played a Dancing Wild. | Ann 打出跳舞萬用牌。
            A colour b | Ann chose blue. | Ann 選了藍色。
            B decline  | No dance from you. You drew Red 1, Red 2 and Red 3. \
                       | 你沒跳成。你抽到紅 1、紅 2、紅 3。
            """,
        ),
        (
            DUELS,
            BEN,
            """
            A play WO    | Ann played Optimus' Power. | Ann 打出柯博文之力。
            A target B   | Ann showed Green 5. You showed Red 9. ⚔️ Ann challenged you to a duel and lost! \
                         | Ann 亮出綠 5。你亮出紅 9。⚔️ Ann 向你發起對決，你贏了！
            B discard r9 | You discarded Red 9. | 你丟了紅 9。
            """,
        ),
        (
            DUELS,
            ANN,
            """
            A play WO  | You played Optimus' Power. | 你打出柯博文之力。
            A target B | You showed Green 5. Ben showed Red 9. ⚔️ You challenged Ben to a duel and lost! \
                       | 你亮出綠 5。Ben 亮出紅 9。⚔️ 你向 Ben 發起對決，Ben 贏了！
            """,
        ),
        (
            FLIP,
            EVERYBODY,
            """
            A play rF  | Ann played Red Flip. 🌗 Flip! Every card turned over! \
                       | Ann 打出紅色翻轉。🌗 翻轉！所有的牌都翻面了！
            A ignore   | |
            B draw     | Ben drew a card. | Ben 抽了 1 張牌。
            """,
        ),
        (
            STACK,
            EVERYBODY,
            """
            A play r+4 | Ann played Red Draw Four. | Ann 打出紅色罰抽四張。
            B play W+6 | Ben played a Wild Draw Six. | Ben 打出萬用抽六張。
            B colour b | Ben chose blue. 小安 drew 10 cards and was skipped. \
                       | Ben 選了藍色。小安 抽了 10 張牌，這回合跳過。
            """,
        ),
        (
            HANDS,
            AN,
            """
            A play r0  | Ann played Red 0. 🔃 Everyone passed their hand to the next player. \
                       | Ann 打出紅 0。🔃 大家都把手牌傳給下一位。
            B play r7  | Ben played Red 7. | Ben 打出紅 7。
            B target C | 🔄 Ben swapped hands with you. | 🔄 Ben 和你交換了手牌。
            C quit     | You left the game. | 你離開了牌局。
            """,
        ),
        (
            MERCY,
            BEN,
            """
            A play r+2 | Ann played Red Draw Two. You drew Green 7 and were skipped. \
                         💀 No mercy! 25 cards, you're out! \
                       | Ann 打出紅色罰抽兩張。你抽到綠 7，這回合跳過。💀 爆牌！25 張，你出局了！
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


def test_the_dealing_of_a_round_is_told_once() -> None:
    draws = DealerDrawn(BEN, (ANN, BEN), (1, 9), 1)
    dealt = [RoundDealt(1, BEN, ((), ()), Hidden(80)), CardTurned(99), CardTurned(3)]
    classic = EDITIONS["no-mercy"]
    said = events_words(ENGLISH, [draws, *dealt], classic, NAMES, ANN)
    assert said == "Ben drew the highest card, Red 9, and deals. First card: Red 3."
    assert (
        events_words(CHINESE, [draws, *dealt], classic, NAMES, BEN) == "你抽到最大的紅 9，由你發牌。第一張翻開：紅 3。"
    )
    assert events_words(ENGLISH, dealt, classic, NAMES, BEN) == "Round 1: you dealt. First card: Red 3."


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
        seen = seen_by(viewer, make(game, move), game.edition, side)
        for event in seen:
            words = event_words(text, event, game.edition, LONG_NAMES, viewer)
            assert (words is None) if type(event).__name__ in UNTOLD else is_said(words)
        assert all(is_said(words) for _, words in event_sentences(text, seen, game.edition, LONG_NAMES, viewer))


def examples(kind: type[Event]) -> Iterator[Event]:
    """Redacted events of this class, with Ann, Ben and 小安 in its parts."""
    annotations = {
        field.name: field.metadata.get(SIGHT, str(field.type))
        for field in fields(kind)  # type: ignore[arg-type]  # a dataclass
    }
    parts = iter(((ANN, BEN, AN), (BEN, AN, ANN), (AN, ANN, BEN)))
    choices: list[tuple[object, ...]] = []
    for name, annotation in annotations.items():
        match name, annotation:
            case "drawers", _:
                choices.append(((ANN, BEN, AN),))
            case "cards", "open" if "drawers" in annotations:
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
            case _, "open card":
                choices.append((3,))
            case _, "Prompt":
                choices.append((Prompt(1, ANN, "play", {}),))
            case _:
                choices.append(((3, 4), (3,), Hidden(1), Hidden(2)))
    for chosen in product(*choices):
        yield kind(*chosen)
