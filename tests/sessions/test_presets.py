"""Presets: what each makes of every edition, which is in force, a server's own, and how a user played last."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from functools import partial
from typing import Any

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.rules import HOUSE
from bot.sessions import actions, lobby
from bot.sessions.guild_settings import GuildSettings, keep_settings, settings_of
from bot.sessions.last_table import last_options
from bot.sessions.options import Options
from bot.sessions.presets import LAST, MOST_OWN, NAME_LENGTH, OWN, PRESETS, Preset, clean_name
from bot.sessions.privacy import export
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.stored import stored_game, table_of
from bot.sessions.table import Seat, Table
from bot.store.settings import SaveGuildSettings
from bot.store.store import Store
from tests.clock import NOW, FakeClock
from tests.sessions.running import TroubledStore, move, open_lobby, open_match, pass_until
from tests.sessions.tables import ANN, BEN, CAT, CLASSIC, GUILD, lobby_of

EACH_PRESET = pytest.mark.parametrize("name", PRESETS)
EACH_EDITION = pytest.mark.parametrize("key", EDITIONS)
BTS = Options.for_edition("bts").with_(house=("stacking", "jump_in"), hand=9, uno=3, turn_seconds=None, target=77)
OURS = GuildSettings().with_preset("Friday", BTS)


# Everybody's

HOUSE_IN: dict[str, dict[str, tuple[str, ...]]] = {
    "sheet": {},
    "family": {
        **dict.fromkeys(("classic", "avengers", "bts", "minecraft", "transformers"), ("draw_and_play", "no_bluff")),
        "no-mercy": ("discard_own",),
    },
    "party": {
        **dict.fromkeys(("classic", "avengers", "bts", "minecraft"), ("stacking", "seven_zero", "jump_in")),
        "transformers": ("jump_in",),
        "no-mercy": ("jump_in",),
    },
    "no-limits": {
        **dict.fromkeys(
            ("classic", "avengers", "bts", "minecraft"),
            ("stack_any", "deflect", "seven_zero", "jump_in", "doubles", "draw_to_match"),
        ),
        "transformers": ("jump_in", "doubles", "draw_to_match"),
        "no-mercy": ("deflect", "jump_in", "doubles"),
    },
    "tournament": {},
}
NUMBERS = {
    "sheet": (None, 60, 7, 2, True),
    "family": ("single", 120, 7, 1, True),
    "party": ("single", 30, 7, 2, True),
    "no-limits": (None, 45, 7, 4, True),
    "tournament": ("points", 30, 7, 2, False),
}


@EACH_PRESET
@EACH_EDITION
def test_what_a_preset_is_in_an_edition(name: str, key: str) -> None:
    options = Options.by_preset(PRESETS[name], key)
    edition = EDITIONS[key]
    scoring, seconds, hand, uno, computers = NUMBERS[name]
    assert set(options.house) == set(HOUSE_IN[name].get(key, ()))
    assert (options.edition, options.scoring, options.target) == (key, scoring or edition.scoring, edition.target)
    assert (options.turn_seconds, options.hand, options.uno, options.computers) == (seconds, hand, uno, computers)
    assert options.preset == name, "it is told from the others"
    # It deals.
    seats = 4
    table = replace(lobby_of(ANN, options=options), seats=tuple(Seat(200 + seat, "Guest") for seat in range(seats)))
    table = actions.start(replace(table, host=200), NOW, 200).table
    assert len(table.view(None).counts) == seats


@EACH_PRESET
def test_every_rule_of_a_preset_is_there_in_some_edition(name: str) -> None:
    preset = PRESETS[name]
    assert set(preset.house) <= set(HOUSE)
    assert set(preset.house) == {rule for key in EDITIONS for rule in Options.by_preset(preset, key).house}


@EACH_PRESET
@EACH_EDITION
def test_a_preset_goes_along_to_another_edition_and_back(name: str, key: str) -> None:
    options = Options.by_preset(PRESETS[name], "classic")
    assert options.in_edition(key).preset == name
    assert options.in_edition(key).in_edition("classic") == options


def test_what_is_changed_afterwards_is_of_ones_own() -> None:
    party = Options.by_preset(PRESETS["party"], "classic")
    changed = party.with_(uno=5)
    assert changed.preset is None
    assert changed.with_(uno=2).preset == "party", "and changed back it is the preset again"
    assert changed.in_edition("no-mercy").house == ("jump_in",)
    assert changed.in_edition("no-mercy").uno == 5
    in_another_order = party.with_(house=tuple(reversed(party.house)))
    assert in_another_order.preset == "party"


def test_a_game_that_was_stored_before_has_a_preset_too() -> None:
    game = stored_game(lobby_of())
    session = json.loads(game.session)
    for new in ("computers", "own"):
        del session["options"][new]
    options = table_of(replace(game, session=json.dumps(session))).options
    assert options == CLASSIC
    assert options.preset == "sheet"


# People only


def test_where_people_play_alone_computers_get_up_and_none_sits_down() -> None:
    table = lobby.add_computer(lobby_of(), NOW, ANN, "hard").table
    table = lobby.set_options(table, NOW, ANN, Options.by_preset(PRESETS["tournament"], "classic")).table
    assert [seat.user for seat in table.seats] == [ANN, BEN, CAT]
    with pytest.raises(SessionRefusal, match="no_computers"):
        lobby.add_computer(table, NOW, ANN, "hard")
    table = lobby.set_options(table, NOW, ANN, table.options.with_(computers=True)).table
    assert len(lobby.add_computer(table, NOW, ANN, "hard").table.seats) == 4


def test_a_full_table_may_send_its_computers_away_for_an_edition_for_fewer() -> None:
    table = lobby_of(computers=5)
    options = Options.by_preset(PRESETS["tournament"], "no-mercy")
    assert len(lobby.set_options(table, NOW, ANN, options).table.seats) == 3


# A server's own


def test_what_is_kept_is_the_whole_table() -> None:
    assert OURS.presets == (Preset("Friday", "bts", "points", 77, None, ("stacking", "jump_in"), 9, 3),)
    for edition in ("classic", "bts"):
        options = OURS.by_preset("own Friday", edition)
        assert options == replace(BTS, own="Friday")
        assert options.preset == "own Friday"
    options = OURS.by_preset("own Friday", "bts")
    assert options.with_(uno=4).preset is None
    assert options.in_edition("no-mercy").preset is None
    assert options.in_edition("no-mercy").house == ("jump_in",)
    assert OURS.options("no-mercy", preset="own Friday").turn_seconds is None


async def test_it_is_kept_and_read_again(store: Store) -> None:
    for settings in (OURS, OURS.with_usual("own Friday"), OURS.with_usual("party")):
        await keep_settings(store, 1, settings)
        assert await settings_of(store, 1) == settings


def test_one_of_the_same_name_takes_its_place() -> None:
    usual = OURS.with_usual("own Friday")
    changed = usual.with_preset(" FRIDAY ", CLASSIC.with_(hand=5))
    assert [preset.name for preset in changed.presets] == ["FRIDAY"]
    assert (changed.preset, changed.edition, changed.options().hand) == ("own FRIDAY", "classic", 5)


def test_as_many_as_a_server_keeps() -> None:
    settings = GuildSettings()
    for number in range(MOST_OWN):
        settings = settings.with_preset(f"P{number}", BTS)
    with pytest.raises(SessionRefusal, match="too_many_presets"):
        settings.with_preset("one more", BTS)
    assert len(settings.with_preset("p3", CLASSIC).presets) == MOST_OWN
    assert len(settings.without_preset("own P3").with_preset("one more", BTS).presets) == MOST_OWN


def test_a_preset_that_is_dropped_is_no_longer_what_games_begin_with() -> None:
    dropped = OURS.with_usual("own Friday").without_preset("own Friday")
    assert (dropped.presets, dropped.preset) == ((), "")
    assert dropped.options().edition == "bts"
    for name in ("own Friday", "sheet", "", "own "):
        with pytest.raises(SessionRefusal, match="bad_options"):
            dropped.without_preset(name)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Friday", "Friday"),
        ("  two \n words\t", "two words"),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
        ("x" * (NAME_LENGTH + 1), None),
        ("", None),
        ("\u200b\x00 \u202e", None),
        ("B\x00e\ud800n", "Ben"),
        ("週五🎲", "週五🎲"),
    ],
)
def test_names(typed: str, kept: str | None) -> None:
    assert clean_name(typed) == kept
    if kept is None:
        with pytest.raises(SessionRefusal, match="bad_preset_name"):
            GuildSettings().with_preset(typed, BTS)
    else:
        assert clean_name(kept) == kept
        assert GuildSettings().with_preset(typed, BTS).presets[0].name == kept


@pytest.mark.parametrize(
    "name", ["", "Friday", "own", "own ", "own friday", LAST, "PARTY", "own Friday\x00", "x" * 5000]
)
def test_what_is_no_preset_is_refused(name: str) -> None:
    with pytest.raises(SessionRefusal, match="bad_options"):
        OURS.by_preset(name, "classic")


GOOD = asdict(OURS.presets[0])


@pytest.mark.parametrize(
    "spoiled",
    [
        7,
        {},
        GOOD | {"name": ""},
        GOOD | {"name": 5},
        GOOD | {"name": "a\x00b"},
        GOOD | {"edition": None},
        GOOD | {"edition": "ludo"},
        GOOD | {"target": None},
        GOOD | {"target": True},
        GOOD | {"target": 10**9},
        GOOD | {"turn_seconds": 1},
        GOOD | {"turn_seconds": "60"},
        GOOD | {"hand": 50},
        GOOD | {"uno": 1.5},
        GOOD | {"computers": "no"},
        GOOD | {"house": 5},
        GOOD | {"house": ["stacking", "stack_any"]},
        GOOD | {"scoring": ["points"]},
        GOOD | {"more": 1},
    ],
)
async def test_a_stored_preset_that_makes_no_sense_any_more_is_left_out(store: Store, spoiled: Any) -> None:
    stored = {"presets": [spoiled, GOOD, GOOD], "preset": "own Friday", "hosts": "managers"}
    await store.save(SaveGuildSettings(1, json.dumps(stored)))
    assert await settings_of(store, 1) == replace(OURS, hosts="managers", preset="own Friday")


def test_what_games_begin_with() -> None:
    party = GuildSettings(house=("doubles",), turn_seconds=90).with_usual("party")
    assert party.options().preset == party.options("no-mercy").preset == "party"
    assert party.options(preset="sheet").preset == "sheet"
    assert party.with_edition("no-mercy").preset == "party"
    assert party.with_usual("").options().house == ("doubles",)
    ours = OURS.with_usual("own Friday")
    assert ours.options() == replace(BTS, own="Friday")
    assert ours.options("classic").preset is None
    assert ours.with_edition("classic").preset == ""


def test_chosen_house_rules_do_not_become_more_with_the_edition() -> None:
    settings = GuildSettings(edition="transformers", house=("jump_in",), turn_seconds=30)
    assert settings.options().preset == "party", "as it happens"
    assert settings.options("classic").house == ("jump_in",)


@pytest.mark.parametrize(
    ("options", "called"),
    [
        (BTS, "own Friday"),
        (replace(BTS, own="Saturday"), "own Friday"),
        (replace(CLASSIC, own="Friday"), "sheet"),
        (replace(CLASSIC, hand=9, own="Friday"), None),
        (replace(CLASSIC, own="Plain"), "own Plain"),
    ],
)
def test_a_table_is_called_what_it_is_now(options: Options, called: str | None) -> None:
    settings = OURS.with_preset("Plain", CLASSIC)
    assert lobby_of(options=options, settings=settings).options.preset == called


# The same as last time


async def test_the_last_table_that_one_hosted_here(registry: Registry, store: TroubledStore, clock: FakeClock) -> None:
    for user in (ANN, BEN):
        with pytest.raises(SessionRefusal, match="no_last_table"):
            await last_options(store, GUILD, user)
    first = await open_match(registry, options=CLASSIC.with_(uno=5))
    assert (await last_options(store, GUILD, ANN)).uno == 5, "while it runs, too"
    await first.do(actions.stop, ANN, is_moderator=True)
    await clock.advance(60)
    second = await open_match(registry, options=BTS)
    await second.do(actions.stop, ANN, is_moderator=True)
    await clock.advance(60)
    await open_lobby(registry, options=CLASSIC.with_(uno=6))
    assert await last_options(store, GUILD, ANN) == BTS, "a lobby that never dealt does not count"
    for guild, user in ((GUILD, BEN), (GUILD + 1, ANN), (GUILD, 0)):
        with pytest.raises(SessionRefusal, match="no_last_table"):
            await last_options(store, guild, user)


async def test_it_is_exported_to_its_host_alone_and_forgotten_with_them(
    registry: Registry, store: TroubledStore
) -> None:
    session = await open_match(registry, options=BTS)
    (mine,) = (await export(store, ANN))["games"]
    assert json.loads(json.dumps(mine["options"])) == asdict(BTS) | {"house": ["stacking", "jump_in"]}
    (guests,) = (await export(store, BEN))["games"]
    assert guests["options"] is None
    await session.do(actions.stop, ANN, is_moderator=True)
    await registry.forget(ANN)
    with pytest.raises(SessionRefusal, match="no_last_table"):
        await last_options(store, GUILD, ANN)


def test_names_of_presets_can_be_told_apart() -> None:
    assert LAST not in PRESETS
    assert not any(name.startswith(OWN) for name in PRESETS)
    assert all(preset.edition is None for preset in PRESETS.values())


async def test_where_people_play_alone_the_usual_answer_is_given_for_who_is_away(
    registry: Registry, clock: FakeClock
) -> None:
    def is_later(than: Table) -> bool:
        return session.table.version > than.version

    session = await open_match(registry, options=Options.by_preset(PRESETS["tournament"], "classic"))
    await pass_until(clock, lambda: any(seat.away for seat in session.table.seats))
    (away,) = session.table.computer_seats
    for _ in range(8):
        before = session.table
        if before.asked == away:
            held = before.view(away).counts[away]
            await pass_until(clock, partial(is_later, before))
            assert session.table.view(away).counts[away] > held, "it draws, whatever it holds"
            return
        await move(session)
    pytest.fail("they were never asked")
