"""The players' bench: whoever sits there answers legally, everyone gets the same deals, and figures have intervals."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

import pytest

from bot.players import Player
from bot.rules.agenda import Option
from bot.rules.cli.report import interval
from bot.rules.events import Event
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.round_events import RoundDealt
from bot.rules.view import view
from tests.bench._frame import RULES, Dealt, Pairing, play_deal
from tests.bench._rivals import OTHERS, RIVALS, RandomBot
from tests.bench._rlcard import RandomAgent, RlcardPlayer, RuleAgent, state_of
from tests.bench.players import HEAD, Strength, error, main
from tests.rules.given import Given

HERE = [name for name in RIVALS if name != "rlcard" or find_spec("rlcard")]
needs_rlcard = pytest.mark.skipif(find_spec("rlcard") is None, reason="rlcard is not installed")


def strength(pairing: Pairing, deals: int) -> Strength:
    return Strength(pairing, tuple(play_deal(pairing, number) for number in range(deals)))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", HERE)
def test_every_rival_answers_legally_by_all_rules(name: str, rules: str) -> None:
    """An answer that is not legal would be refused by the game."""
    for calls in (False, True):
        pairing = Pairing(name, "random", 3, rules, calls=calls, playouts=4)
        dealt = strength(pairing, 1 if name == "hard" else 5)
        assert dealt.games in {3, 15}
        assert all(one.spent_s for one in dealt.deals)


def test_the_same_names_get_the_same_games() -> None:
    pairing = Pairing("hard", "mixbot", 2, playouts=6)
    assert [play_deal(pairing, 1).won for _ in range(3)] == [play_deal(pairing, 1).won] * 3
    assert strength(pairing, 4).shares == strength(pairing, 4).shares


def test_who_plays_itself_wins_its_share_exactly() -> None:
    """The one sits on each seat of a deal once, and nothing else changes."""
    dealt = strength(Pairing("normal", "normal", 4), 10)
    assert dealt.won + sum(one.undecided for one in dealt.deals) // 4 == dealt.games // 4
    assert error(dealt.shares) == 0


def test_every_pairing_gets_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Event] = []

    class Witness(RandomBot):
        def observe(self, event: Event) -> None:
            if isinstance(event, RoundDealt):
                seen.append(event)

    monkeypatch.setitem(OTHERS, "witness", Witness)
    for others in ("normal", "mixbot"):
        play_deal(Pairing("witness", others, 2), 7)
    first, second, *again = seen
    assert first != second
    assert again == [first, second]


def test_where_nothing_is_challenged_the_next_player_draws() -> None:
    """MixBot2 and random players accept by themselves; normal ones would challenge now and then."""
    asked: list[str] = []

    class Asked(RandomBot):
        def choose(self, view: object, options: list[Option]) -> Option:
            asked.extend(option.verb for option in options)
            return options[-1]

    for rules in ("unoai", "rlcard", "sheet"):
        asked.clear()
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(OTHERS, "asked", Asked)
            for number in range(10):
                play_deal(Pairing("asked", "mixbot", 2, rules), number)
        assert ("challenge" in asked) == (rules == "sheet")


# rlcard's players


def at(position: str) -> tuple[Given, Player]:
    return Given(f"edition classic\n{position}"), RlcardPlayer(Random(1), RandomAgent(Random(1)))


@pytest.mark.parametrize(
    ("position", "plays", "legal"),
    [
        ("top r5\nA r+2 rS g5 b1 W W+4\nB g1", "r+2 rS g5 W W+4", "r-draw_2 r-skip g-5 r-wild g-wild b-wild y-wild"),
        (
            "top r5\nA b1 W+4 W+4\nB g1",
            "W+4",
            "r-wild_draw_4 g-wild_draw_4 b-wild_draw_4 y-wild_draw_4",
        ),
        ("top rR\nA bR bR g1\nB g1", "bR", "b-reverse b-reverse"),
        ("top r5\nA b1 g2\nB g1", "", "draw"),
    ],
)
def test_what_a_player_of_rlcard_is_offered(position: str, plays: str, legal: str) -> None:
    given, _ = at(position)
    seen = view(given.game, 0)
    fit = [option for option in seen.options if option.verb == "play"]
    assert [format_option(seen.edition, SEAT_LETTERS, option) for option in fit] == [f"play {w}" for w in plays.split()]
    actions = {action_of_token(word) for word in plays.split()}
    state = state_of(seen, actions, Random(1))
    assert state["raw_legal_actions"] == state["raw_obs"]["legal_actions"] == legal.split()
    assert len(state["raw_obs"]["hand"]) == len(seen.hand)
    assert state["raw_obs"]["num_cards"] == list(seen.counts)


def action_of_token(token: str) -> str:
    words = {"+2": "draw_2", "S": "skip", "R": "reverse"}
    if token.startswith("W"):
        return "wild" if token == "W" else "wild_draw_4"
    return f"{token[0]}-{words.get(token[1:], token[1:])}"


@pytest.mark.parametrize(("drawn", "answer"), [("r7", "play r7"), ("W", "play W"), ("b5", "pass")])
def test_what_a_player_of_rlcard_drew_is_played_for_it(drawn: str, answer: str) -> None:
    given, one = at(f"top r5\nA b1 g2\nB g1 g3\ndraw {drawn} y4")
    given.game.answer(0, Option("draw"))
    assert format_option(given.game.edition, SEAT_LETTERS, one.answer(view(given.game, 0))) == answer


def test_a_player_of_rlcard_names_its_color_where_only_one_card_fits() -> None:
    class Blue:
        def step(self, state: dict[str, list[str]]) -> str:
            assert "r-wild_draw_4" in state["raw_legal_actions"]
            return "b-wild_draw_4"

    game = Given("edition classic\nhouse must_play no_bluff\ntop r5\nA g1 W+4\nB g4 g2").game
    one = RlcardPlayer(Random(1), Blue())
    game.answer(0, one.answer(view(game, 0)))
    assert format_option(game.edition, SEAT_LETTERS, one.answer(view(game, 0))) == "colour b"


@needs_rlcard
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_rule_model_plays_its_wild_draw_four_in_the_color_it_holds_most_of() -> None:
    given, _ = at("top r5\nA b1 b2 g3 W+4\nB g1 g2")
    one = RlcardPlayer(Random(1), RuleAgent(Random(1)))
    said = []
    for _ in range(2):
        option = one.answer(view(given.game, 0))
        said.append(format_option(given.game.edition, SEAT_LETTERS, option))
        given.game.answer(0, option)
    assert said == ["play W+4", "colour b"]


# Figures


def test_an_interval_is_wilsons() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_two_are_compared_on_the_same_deals() -> None:
    """Their luck is the same, so that the difference is surer than each figure."""
    one = Strength(Pairing("normal", "random", 2), tuple(Dealt(won) for won in (2, 1, 1, 2)))
    other = Strength(Pairing("easy", "random", 2), tuple(Dealt(won) for won in (1, 0, 0, 1)))
    assert one.beside(other) == "normal more than easy: +50.0% ± 0.0%"
    assert error([0.0]) == 1.0


def test_a_row_says_what_was_played_and_what_came_of_it() -> None:
    row = str(Strength(Pairing("mixbot", "random", 2, "unoai"), (Dealt(2, 0, [0.001, 0.003]), Dealt(1, 1, [0.002]))))
    said = "classic mixbot 1 random unoai no 4 75.0% 30.1% to 95.4% ± 49.0% 50.0% 2.00 ms, 3.00 ms (nobody won 1)"
    assert " ".join(row.split()) == said
    assert row.index("75.0%") + len("75.0%") == HEAD.index("won") + len("won")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("--one normal --seats 1", "classic takes 2 to 10 seats"),
        ("--one rlcard-random --edition bts", "rlcard's players know Classic alone"),
        ("--one normal --edition bts --rules unoai", "unoai are rules of Classic alone"),
        ("--one normal --games 0", "at least one game is to be played"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["players", *arguments.split()])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().err.strip().endswith(why)


def test_two_are_measured_and_compared_at_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = "--one normal easy --others random --seats 2 --games 7 --jobs 1"
    monkeypatch.setattr("sys.argv", ["players", *arguments.split()])
    main()
    head, normal, easy, more = capsys.readouterr().out.splitlines()
    assert head == HEAD
    assert normal.split()[:7] == ["classic", "normal", "1", "random", "sheet", "no", "8"]
    assert easy.split()[1] == "easy"
    assert more.startswith("normal more than easy: ")
