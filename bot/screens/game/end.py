"""The end of a round, of a match, and of a game that was ended before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.art.pictures.podium import Placed, PodiumPicture
from bot.art.pictures.round_end import RoundPicture, RoundSeat
from bot.rules.round_events import MatchWon, RoundEnded
from bot.screens.buttons import GOOD, MAIN, Pressable, button
from bot.screens.codec import OWN, REPLAY, custom_id
from bot.screens.context import ScreenContext
from bot.screens.game.happenings import last_moves
from bot.screens.game.lobby import votes_blocks
from bot.screens.game.reveals import reveals
from bot.screens.game.table import fate, heading, standing
from bot.screens.layout import DIVIDER, GOLD, QUIET, PictureBlock, Screen, paragraph, quoted, small
from bot.screens.words import colour_lines, edition_words, event_words
from bot.sessions.table import Table
from bot.text import Text

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
NO_MEDAL = "▫️"
NO_RATINGS: Mapping[int, str] = {}
LAST_MOVE_LENGTH = 600
"""How many characters the last move may take."""


def round_end(table: Table, text: Text) -> Screen:
    """Return a round that did not decide the match: who won it, every hand, the points, the standing."""
    context = ScreenContext(table, text)
    cards = hands(context)
    return Screen(
        paragraph(heading(context), outcome(context)),
        _last_move(table, text),
        *reveals(context),
        hands_block(context, cards),
        cards,
        totals(context),
        DIVIDER,
        [button(f"{context.prefix}next", text("end-next"), style=GOOD)],
        *(votes_blocks(table, text) if table.votes.cast else ()),
        accent=context.accent,
    )


def match_end(table: Table, text: Text) -> Screen:
    """Return a match that is over: who won, every hand, the standing, and the seed, so that the deal can be checked.

    Also a game that was ended before a player had won.
    """
    if not table.decided:
        return _ended(table, text)
    context = ScreenContext(table, text)
    cards = hands(context)
    return Screen(
        paragraph(heading(context), outcome(context)),
        podium_block(context),
        _last_move(table, text),
        *reveals(context),
        hands_block(context, cards),
        cards,
        totals(context, _ratings(table, text)),
        _seed(table, text),
        DIVIDER,
        [button(f"{context.prefix}rematch", text("end-rematch"), style=MAIN), *_afterwards(table, text)],
        accent=GOLD,
    )


def _ended(table: Table, text: Text) -> Screen:
    """Return a game without a winner: it was stopped, or all others have left it, or its lobby was left alone."""
    is_walkover = table.game is not None and bool(table.game.state.champions)
    return Screen(
        paragraph(
            text("lobby-heading", edition=edition_words(text, table.options.edition)),
            text("end-walkover" if is_walkover else "end-without-winner"),
        ),
        _seed(table, text),
        [button(custom_id(table.id, 0, "rematch"), text("end-again"), style=MAIN), *_afterwards(table, text)],
        accent=QUIET,
    )


def _ratings(table: Table, text: Text) -> dict[int, str]:
    """Return what the match made of the players' ratings on this server, by seat; maybe of none."""
    ratings = {}
    for change in table.ratings or ():
        before, after = change.here
        ratings[change.seat] = text("end-rating", after=after, gained=f"{after - before:+}")
    return ratings


def _seed(table: Table, text: Text) -> str:
    """Return the seed, which is no secret any more, and its seal; nothing, if nothing was dealt."""
    if table.revealed_seed is None:
        return ""
    lines = text("end-seed", seed=table.revealed_seed), text("lobby-seal", seal=table.seal)
    return small([*lines, text("end-check")])


def _afterwards(table: Table, text: Text) -> list[Pressable]:
    """Return the buttons to look at it all again, and to check it."""
    if table.revealed_seed is None:
        return []
    return [
        button(custom_id(table.id, 1, f"{REPLAY} {OWN} first"), text("end-replay")),
        button(custom_id(table.id, 0, "record"), text("end-record")),
    ]


def _last_move(table: Table, text: Text) -> str:
    headline, lines = last_moves(table, text)
    return quoted(paragraph(headline, *lines[-1:]), LAST_MOVE_LENGTH)


def outcome(context: ScreenContext) -> str:
    """Return who won the match, or else the round."""
    view = context.view
    if view.champions and not context.table.decided:
        return f"### {context.text('end-walkover')}"
    is_shared = len({view.teams[seat] for seat in view.champions}) > 1
    event = MatchWon(view.champions, is_shared) if view.champions else RoundEnded(view.winner, view.winners, (), ())
    return f"### {event_words(context.text, event, view.edition, context.names, view.seat) or ''}"


# Hands and points


def hands(context: ScreenContext) -> str:
    """Return every hand, which all may see once it is over; a whole deck fits, however it is dealt out."""
    view, text = context.view, context.text
    lines = []
    for seat in range(len(context.names)):
        if not view.in_round[seat]:
            lines.append(f"{context.badged(seat)} · {standing(context, seat)}")
            continue
        cards = context.table.view(seat).hand
        facts = [context.badged(seat), text("table-cards", count=len(cards))]
        if cards and view.scoring != "single":
            facts.append(text("end-worth", points=text("table-points", count=_worth(context, cards))))
        lines.append(" · ".join(facts))
        if cards:
            lines.append(" · ".join(colour_lines(text, context.edition, cards)))
    return paragraph(*lines)


def _worth(context: ScreenContext, cards: Sequence[int]) -> int:
    return sum(context.edition.faces[face].symbol.points for face in cards)


def hands_block(context: ScreenContext, alt: str) -> PictureBlock:
    """Return the picture of every hand."""
    view = context.view
    counted = view.scoring != "single"
    added = _scores(context)
    rows = []
    for seat in range(len(context.names)):
        cards = context.table.view(seat).hand if view.in_round[seat] else ()
        worth = _worth(context, cards) if counted and view.in_round[seat] else None
        total = view.totals[seat] if counted else None
        rows.append(RoundSeat(seat, cards, fate(view, seat), worth, added[seat] if added else 0, total))
    return PictureBlock(RoundPicture(view.edition.key, tuple(rows), view.winners), alt)


def podium_block(context: ScreenContext) -> PictureBlock:
    """Return the picture of who came in where; where no points are counted there is only a winner."""
    view = context.view
    counted = view.scoring != "single"
    places = []
    for seat in _order(context):
        if seat in view.champions:
            place = 1
        elif counted and view.in_match[seat]:
            place = _rank(context, seat)
        else:
            place = 0
        computer = context.table.seats[seat].level is not None
        places.append(Placed(seat, place, view.totals[seat] if counted else None, computer))
    alt = paragraph(outcome(context), totals(context))
    return PictureBlock(PodiumPicture(view.edition.key, tuple(places)), alt)


def totals(context: ScreenContext, ratings: Mapping[int, str] = NO_RATINGS) -> str:
    """Return the totals, the best first, with what this round added to them, and ratings; where there are any."""
    view, text = context.view, context.text
    if view.scoring == "single":
        return paragraph(*[f"{_named(context, seat)} · {rating}" for seat, rating in ratings.items()])
    added = _scores(context)
    lines = [text("end-standing", target=view.target)]
    for seat in _order(context):
        medal = MEDALS.get(_rank(context, seat), NO_MEDAL) if view.in_match[seat] else NO_MEDAL
        facts = [_named(context, seat), text("table-points", count=view.totals[seat])]
        if added and added[seat]:
            facts.append(text("end-added", points=added[seat]))
        if not view.in_match[seat]:
            facts.append(text("table-left"))
        if seat in ratings:
            facts.append(ratings[seat])
        lines.append(f"{medal} {' · '.join(facts)}")
    return paragraph(*lines)


def _named(context: ScreenContext, seat: int) -> str:
    return f"{context.team_sign(seat)} **{context.names[seat]}**".strip()


def _order(context: ScreenContext) -> list[int]:
    """Return the seats, the best first."""
    view = context.view

    def placed(seat: int) -> tuple[bool, bool, int, int]:
        return seat not in view.champions, not view.in_match[seat], _rank(context, seat), seat

    return sorted(range(len(context.names)), key=placed)


def _rank(context: ScreenContext, seat: int) -> int:
    """Return the place of a seat's team among those still in the match; those that tie share it."""
    view = context.view
    best_is_most = view.scoring == "points"
    mine = view.totals[seat]
    others = {team: total for team, total, is_in in zip(view.teams, view.totals, view.in_match, strict=True) if is_in}
    return 1 + sum(total > mine if best_is_most else total < mine for total in others.values())


def _scores(context: ScreenContext) -> tuple[int, ...]:
    """Return what the last round added to the totals; nothing, where that is not remembered."""
    for update in reversed(context.table.recent):
        for event in update.seen_by(None):
            if isinstance(event, RoundEnded):
                return event.scores
    return ()
