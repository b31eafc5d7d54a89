"""The lobby: who plays, and how; and the panel in which the host chooses."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.art.pictures.banner import BannerPicture
from bot.players import LEVELS
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS
from bot.rules.rules import HAND, UNO, Number, rules_of
from bot.rules.state import SCORINGS
from bot.screens.buttons import BAD, GOOD, MAIN, Pressable, button, entry, menu
from bot.screens.codec import custom_id
from bot.screens.context import TEAM_SIGNS, seat_names
from bot.screens.layout import DIVIDER, QUIET, PictureBlock, Screen, paragraph
from bot.screens.names import label_with, safe_name, unescape
from bot.screens.presets import in_force_words, preset_entries
from bot.screens.words import edition_words, house_says, house_words, listed
from bot.sessions.options import SLOW_SECONDS, Options
from bot.sessions.presets import Preset
from bot.sessions.table import Table
from bot.text import Text

TARGETS = (50, 100, 200, 300, 500, 750, 1000)
SECONDS = (20, 30, 45, 60, 90, 120, 180, 300)
NO_TIME = "none"
"""The entry for a game in which no time runs."""
WITH, WITHOUT = "with", "without"
"""The entries for a game with computer players, and for one of people alone."""
COMPUTER_SIGN, HOST_SIGN = "🤖", "👑"
MOST_VOTES = 5
"""How many votes are shown: their buttons fit a row."""


def lobby(table: Table, text: Text) -> Screen:
    """Return a game that has not begun, as everybody sees it."""
    edition = EDITIONS[table.options.edition]
    taken = text("lobby-seats", count=len(table.seats), most=edition.max_seats)
    few = len(table.seats) < edition.min_seats
    return Screen(
        banner(edition.key, text),
        paragraph(
            text("lobby-heading", edition=edition_words(text, edition.key)),
            text(f"lobby-special-{edition.key}"),
        ),
        DIVIDER,
        paragraph(f"**{taken}**", *_seats(table, text), _invited(table, text)),
        paragraph(
            *_options_explained(table.options, text), f"- {text('lobby-thread')}" if table.wants_thread else None
        ),
        paragraph(
            text("lobby-too-few", count=edition.min_seats) if few else None,
            f"-# {text('lobby-seal', seal=table.seal)}",
        ),
        DIVIDER,
        [
            button(_pressed(table, "join"), text("lobby-join"), style=MAIN),
            button(_pressed(table, "leave"), text("lobby-leave")),
            button(_pressed(table, "options"), text("lobby-options")),
            button(_pressed(table, "rules"), text("table-rules")),
            button(_pressed(table, "start"), text("lobby-start"), style=GOOD, enabled=not few),
        ],
        _computers(table, text),
        *(votes_blocks(table, text) if table.votes.cast else ()),
        accent=QUIET,
    )


def moved(table: Table, text: Text) -> Screen:
    """Return what stands in the place of a lobby whose game has got a thread for itself."""
    heading = text("lobby-heading", edition=edition_words(text, table.options.edition))
    names = listed(text, [safe_name(seat.name) for seat in table.seats])
    return Screen(
        paragraph(heading, names, text("lobby-moved", thread=f"<#{table.channel_id}>")),
        accent=QUIET,
    )


def banner(edition: str, text: Text) -> PictureBlock:
    """Return an edition's banner."""
    return PictureBlock(BannerPicture(edition), text("picture-banner", edition=edition_words(text, edition)))


def _seats(table: Table, text: Text) -> list[str]:
    lines = []
    teams = rules_of(EDITIONS[table.options.edition], table.options.house).teams
    with_teams = len(set(teams)) < len(teams)
    for number, (name, seat) in enumerate(zip(seat_names(table), table.seats, strict=True), 1):
        line = f"{number}. {TEAM_SIGNS[teams[number - 1]]} {name}" if with_teams else f"{number}. {name}"
        if seat.user == table.host:
            line += f" {HOST_SIGN} {text('lobby-host')}"
        elif seat.level is not None:
            line += f" {COMPUTER_SIGN} {text(f'lobby-{seat.level}')}"
        lines.append(line)
    return lines


def _invited(table: Table, text: Text) -> str | None:
    """Return who may want to join a rematch and has not yet; they are named, and not notified."""
    names = [safe_name(seat.name) for seat in table.invited if seat.user is None or table.seat_of(seat.user) is None]
    return text("lobby-rematch", names=listed(text, names)) if names else None


def votes_blocks(table: Table, text: Text) -> tuple[str, list[Pressable]]:
    """Return how each vote stands that is not decided yet, and the buttons by which others agree."""
    lines, buttons = [], []
    for against in sorted({target for target, _ in table.votes.cast}, key=lambda target: target or 0)[:MOST_VOTES]:
        vote, seat = table.vote(against), None if against is None else table.seat_of(against)
        if seat is None:
            lines.append(text("table-stop-vote", votes=vote.votes, needed=vote.needed))
            buttons.append(button(_pressed(table, "stop"), text("table-stop-agree"), style=BAD))
        else:
            player = seat_names(table)[seat]
            lines.append(text("table-kick-vote", votes=vote.votes, needed=vote.needed, player=player))
            label = label_with(lambda name: text("table-kick-agree", player=name), unescape(player))
            buttons.append(button(_pressed(table, f"kick {SEAT_LETTERS[seat]}"), label, style=BAD))
    return paragraph(*lines), buttons


def options_words(options: Options, text: Text) -> list[str]:
    """Return how a game is played: preset, scoring, time, house rules by their names; a line each."""
    rules = [house_words(text, rule) for rule in options.house]
    return _options_words(options, text, [text("table-house", rules=listed(text, rules))])


def _options_explained(options: Options, text: Text) -> list[str]:
    """Return the same with each house rule in a line of its own that explains it."""
    lines = [
        text("lobby-house-line", rule=house_words(text, rule), says=house_says(text, rule)) for rule in options.house
    ]
    return _options_words(options, text, lines)


def _options_words(options: Options, text: Text, house: Sequence[str]) -> list[str]:
    lines = [
        in_force_words(text, options.preset),
        text(f"lobby-scoring-{options.scoring}-says", target=options.target),
        time_words(text, options.turn_seconds),
        *(house if options.house else [text("lobby-no-house")]),
        *numbers_words(text, options.hand, options.uno),
        *([] if options.computers else [text("lobby-people-only-says")]),
    ]
    return [f"- {line}" for line in lines]


def time_words(text: Text, seconds: int | None) -> str:
    """Return how long a turn may take."""
    if seconds is None:
        return text("lobby-no-time")
    return (
        text("lobby-time-slow", hours=seconds // 3600)
        if seconds in SLOW_SECONDS
        else text("lobby-time", seconds=seconds)
    )


def numbers_words(text: Text, hand: int, uno: int) -> list[str]:
    """Return the numbers of a table that are not the usual ones."""
    lines = [text("lobby-hand", count=hand)] if hand != HAND.usual else []
    return [*lines, text("lobby-uno", count=uno)] if uno != UNO.usual else lines


def _computers(table: Table, text: Text) -> list[Pressable]:
    """Return the buttons that add computer players, while there is room, and take the last one away.

    There are none where people play alone.
    """
    if not table.options.computers:
        return []
    full = len(table.seats) >= EDITIONS[table.options.edition].max_seats
    last = max((place for place, seat in enumerate(table.seats) if seat.level is not None), default=None)
    buttons = [
        button(
            _pressed(table, f"computer {level}"),
            text("lobby-add-computer", level=text(f"lobby-{level}")),
            sign=COMPUTER_SIGN,
            enabled=not full,
        )
        for level in LEVELS
    ]
    if last is not None:
        name = table.seats[last].name
        pressed = _pressed(table, f"remove {SEAT_LETTERS[last]}")
        buttons.append(button(pressed, text("lobby-remove-computer", name=name)))
    return buttons


# The panel


def options_panel(table: Table, text: Text, own: Sequence[Preset] = (), *, has_threads: bool = False) -> Screen:
    """Return the host's choices, with the server's own presets among them, and a thread where there can be one.

    Each select answers with the keys, or numbers, of what is chosen.
    """
    options = table.options
    edition = EDITIONS[options.edition]
    return Screen(
        paragraph(text("lobby-panel"), text(f"lobby-special-{edition.key}"), *options_words(options, text)),
        [
            menu(
                _pressed(table, "set preset"),
                text("preset-none"),
                list(preset_entries(text, own, options.preset, last=True)),
            ),
            edition_menu(_pressed(table, "set edition"), text, edition.key),
            menu(
                _pressed(table, "set scoring"),
                text("lobby-choose-scoring"),
                [
                    entry(
                        scoring,
                        text(f"lobby-scoring-{scoring}"),
                        description=text(f"lobby-scoring-{scoring}-says", target=options.target),
                        chosen=scoring == options.scoring,
                    )
                    for scoring in SCORINGS
                ],
            ),
            *([_targets(table, text)] if options.scoring != "single" else []),
            time_menu(_pressed(table, "set time"), text, options.turn_seconds),
            house_menu(_pressed(table, "set house"), text, edition, options.house),
            *(
                number_menu(_pressed(table, f"set {name}"), text, name, number, chosen)
                for name, number, chosen in (("hand", HAND, options.hand), ("uno", UNO, options.uno))
            ),
            menu(
                _pressed(table, "set computers"),
                text("lobby-choose-computers"),
                [
                    entry(WITH, text("lobby-with-computers"), chosen=options.computers),
                    entry(
                        WITHOUT,
                        text("lobby-people-only"),
                        description=text("lobby-people-only-says"),
                        chosen=not options.computers,
                    ),
                ],
            ),
            *([_threads(table, text)] if has_threads else []),
        ],
        accent=QUIET,
    )


def _threads(table: Table, text: Text) -> Pressable:
    entries = [
        entry(WITHOUT, text("lobby-no-thread"), chosen=not table.wants_thread),
        entry(
            WITH,
            text("lobby-own-thread"),
            description=text("lobby-own-thread-says"),
            chosen=table.wants_thread,
        ),
    ]
    return menu(_pressed(table, "set thread"), text("lobby-choose-thread"), entries)


def closed_panel(text: Text) -> Screen:
    """Return the panel of a lobby that has closed: there is nothing to choose any more."""
    return Screen(text("lobby-closed"), accent=QUIET)


def _targets(table: Table, text: Text) -> Pressable:
    target = table.options.target
    entries = [
        entry(str(points), text("lobby-target", count=points), chosen=points == target)
        for points in sorted({*TARGETS, target})
    ]
    return menu(_pressed(table, "set target"), text("lobby-choose-target"), entries)


def edition_menu(pressed: str, text: Text, chosen: str) -> Pressable:
    """Return a select of the editions."""
    entries = [entry(key, edition_words(text, key), chosen=key == chosen) for key in EDITIONS]
    return menu(pressed, text("lobby-choose-edition"), entries)


def time_menu(pressed: str, text: Text, chosen: int | None) -> Pressable:
    """Return a select of times for a turn."""
    entries = [
        entry(str(seconds), time_words(text, seconds), description=_slow_says(text, seconds), chosen=seconds == chosen)
        for seconds in sorted({*SECONDS, *SLOW_SECONDS, *([] if chosen is None else [chosen])})
    ]
    entries.append(entry(NO_TIME, time_words(text, None), chosen=chosen is None))
    return menu(pressed, text("lobby-choose-time"), entries)


def _slow_says(text: Text, seconds: int) -> str | None:
    return text("lobby-time-slow-says") if seconds in SLOW_SECONDS else None


def number_menu(pressed: str, text: Text, name: str, number: Number, chosen: int) -> Pressable:
    """Return a select of what a number of the table may be."""
    entries = [
        entry(str(count), text(f"lobby-{name}", count=count), chosen=count == chosen)
        for count in range(number.least, number.most + 1)
    ]
    return menu(pressed, text(f"lobby-choose-{name}"), entries)


def house_menu(pressed: str, text: Text, edition: Edition, chosen: Collection[str]) -> Pressable:
    """Return a select of the house rules that an edition can be played with."""
    entries = [
        entry(
            rule,
            house_words(text, rule),
            description=house_says(text, rule),
            chosen=rule in chosen,
        )
        for rule in edition.house
    ]
    return menu(pressed, text("lobby-choose-house"), entries, least=0, most=len(entries))


def _pressed(table: Table, what: str) -> str:
    return custom_id(table.id, 0, what)
