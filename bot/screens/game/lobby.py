"""The lobby: who plays, and how, in short; and the panel that says it in full, in which the host chooses."""

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
from bot.screens.game.tips import tip_line
from bot.screens.layout import DIVIDER, QUIET, PictureBlock, Screen, paragraph
from bot.screens.names import label_with, safe_name, unescape
from bot.screens.presets import in_force_words, preset_entries, preset_words
from bot.screens.words import edition_words, house_says, house_words, listed
from bot.sessions.lobby import is_alone
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
REMOVE = "remove"
"""The first word of the entries that take a computer player away; its name follows."""
COMPUTER_SIGN, HOST_SIGN = "🤖", "👑"
MORE, FIRST = "more", "first"
"""The second words of the presses that turn the panel's pages."""
ON_SECOND_PAGE = {"target", "time", "hand", "uno", "computers", "thread"}
"""What is chosen there; the rest stands on the first, so that a phone shows a page at once."""
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
        paragraph(*_in_short(table, text)),
        text("lobby-too-few", count=edition.min_seats) if few else "",
        DIVIDER,
        _buttons(table, text, few=few),
        _computers(table, text),
        *(votes_blocks(table, text) if table.votes.cast else ()),
        accent=QUIET,
    )


def _buttons(table: Table, text: Text, *, few: bool) -> list[Pressable]:
    """Return the few buttons of a lobby: where its host is alone they may play at once, and where not, people leave."""
    if is_alone(table) and table.options.computers:
        start = button(_pressed(table, "now"), text("lobby-play-now"), style=GOOD)
    else:
        start = button(_pressed(table, "start"), text("lobby-start"), style=GOOD, enabled=not few)
    people = sum(seat.user is not None for seat in table.seats)
    return [
        button(_pressed(table, "join"), text("lobby-join"), style=MAIN),
        start,
        button(_pressed(table, "options"), text("lobby-options")),
        button(_pressed(table, "rules"), text("table-rules")),
        *([button(_pressed(table, "leave"), text("lobby-leave"))] if people > 1 else []),
    ]


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


def _in_short(table: Table, text: Text) -> list[str]:
    """Return how a game is played in a line, and in another one its house rules by their names."""
    options = table.options
    preset = text("preset-none") if options.preset is None else preset_words(text, options.preset)
    parts = [
        f"**{preset}**",
        text(f"lobby-short-{options.scoring}", target=options.target),
        time_words(text, options.turn_seconds),
        *numbers_words(text, options.hand, options.uno),
        *([] if options.computers else [text("lobby-people-only")]),
        *([text("lobby-own-thread")] if table.wants_thread else []),
    ]
    rules = [f"**{house_words(text, rule)}**" for rule in options.house]
    return [" · ".join(parts), *([text("table-house", rules=" · ".join(rules))] if rules else [])]


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
    """Return the menu that adds computer players, while there is room and they may play, and takes them away again."""
    has_room = table.options.computers and len(table.seats) < EDITIONS[table.options.edition].max_seats
    adding = [
        entry(level, text("lobby-add-computer", level=text(f"lobby-{level}")), sign=COMPUTER_SIGN)
        for level in (LEVELS if has_room else ())
    ]
    removing = [
        entry(f"{REMOVE} {seat.name}", text("lobby-remove-computer", name=seat.name))
        for seat in table.seats
        if seat.level is not None
    ]
    if not adding and not removing:
        return []
    # Discord's clients keep what was chosen, and choosing it again does nothing, unless the menu is another one.
    return [menu(custom_id(table.id, len(table.seats), "computer"), text("lobby-computers"), [*adding, *removing])]


# The panel


def options_panel(
    table: Table,
    text: Text,
    own: Sequence[Preset] = (),
    *,
    for_host: bool,
    page: str = FIRST,
    has_threads: bool = False,
    tips: bool = False,
) -> Screen:
    """Return how a game is played in full, with the code of its deal, and for the host the menus in which to choose.

    These stand on two pages. The server's own presets are among them, and a thread where there can be one. Each select
    answers with the keys, or numbers, of what is chosen. `tips`: for a host who is new to the game.
    """
    if for_host and page == MORE:
        return Screen(
            text("lobby-panel-more"),
            _more_choices(table, text, has_threads=has_threads),
            [button(_pressed(table, f"options {FIRST}"), text("lobby-first-options"), sign="◀️")],
            accent=QUIET,
        )
    where = f"- {text('lobby-thread')}" if table.wants_thread else None
    return Screen(
        paragraph(
            text("lobby-panel" if for_host else "lobby-panel-read"),
            text(f"lobby-special-{table.options.edition}"),
            *_options_explained(table.options, text),
            where,
            None if for_host else f"-# {text('lobby-host-chooses')}",
        ),
        tip_line(text, "tip-lobby") if tips and for_host else "",
        _choices(table, text, own) if for_host else [],
        [button(_pressed(table, f"options {MORE}"), text("lobby-more-options"), sign="▶️")] if for_host else [],
        f"-# {text('lobby-seal', seal=table.seal)}",
        accent=QUIET,
    )


def page_of(what: str) -> str:
    """Return the page of the panel on which this is chosen."""
    return MORE if what in ON_SECOND_PAGE else FIRST


def _choices(table: Table, text: Text, own: Sequence[Preset]) -> list[Pressable]:
    """Return the menus of what makes one game unlike another."""
    options = table.options
    edition = EDITIONS[options.edition]
    scorings = [
        entry(
            scoring,
            text(f"lobby-scoring-{scoring}"),
            description=text(f"lobby-scoring-{scoring}-says", target=options.target),
            chosen=scoring == options.scoring,
        )
        for scoring in SCORINGS
    ]
    return [
        menu(
            _pressed(table, "set preset"),
            text("preset-none"),
            list(preset_entries(text, own, options.preset, last=True)),
        ),
        edition_menu(_pressed(table, "set edition"), text, edition.key),
        house_menu(_pressed(table, "set house"), text, edition, options.house),
        menu(_pressed(table, "set scoring"), text("lobby-choose-scoring"), scorings),
    ]


def _more_choices(table: Table, text: Text, *, has_threads: bool) -> list[Pressable]:
    """Return the menus of the second page."""
    options = table.options
    computers = [
        entry(WITH, text("lobby-with-computers"), chosen=options.computers),
        entry(
            WITHOUT,
            text("lobby-people-only"),
            description=text("lobby-people-only-says"),
            chosen=not options.computers,
        ),
    ]
    return [
        time_menu(_pressed(table, "set time"), text, options.turn_seconds),
        *([_targets(table, text)] if options.scoring != "single" else []),
        *(
            number_menu(_pressed(table, f"set {name}"), text, name, number, chosen)
            for name, number, chosen in (("hand", HAND, options.hand), ("uno", UNO, options.uno))
        ),
        menu(_pressed(table, "set computers"), text("lobby-choose-computers"), computers),
        *([_threads(table, text)] if has_threads else []),
    ]


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
