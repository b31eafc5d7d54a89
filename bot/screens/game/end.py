"""The end of a round, of a match, and of a game that was ended before: what everybody sees, and each player alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.art.pictures import Picture
from bot.art.pictures.hand import HandPicture
from bot.art.pictures.podium import Placed, PodiumPicture
from bot.art.pictures.round_end import RoundPicture, RoundSeat
from bot.art.pictures.winner import WinnerPicture
from bot.rules.events import CardAdded, CardLaid, CardPlayed
from bot.rules.round_events import MatchWon, RoundEnded
from bot.screens.buttons import GOOD, MAIN, Pressable, button
from bot.screens.codec import LOG, OWN, REPLAY, REVIEW, custom_id
from bot.screens.context import ScreenContext, faces_at
from bot.screens.game.awards import award_words, awards_words, rating_words
from bot.screens.game.happenings import last_moves
from bot.screens.game.lobby import votes_blocks
from bot.screens.game.reveals import reveals
from bot.screens.game.table import fate, heading, holding
from bot.screens.layout import DIVIDER, GOLD, QUIET, PictureBlock, Screen, paragraph, quoted
from bot.screens.words import colour_lines, edition_words, event_words
from bot.sessions.awards import best_of_match, best_of_round
from bot.sessions.results import places
from bot.sessions.table import Table, Update
from bot.text import Text

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
NO_MEDAL = "▫️"
NO_RATINGS: Mapping[int, str] = {}
LAST_MOVE_LENGTH = 600
"""How many characters the last move may take."""
FEW_CARDS = 3
"""With no more cards left than this it was close."""


def round_end(table: Table, text: Text) -> Screen:
    """Return a round that did not decide the match: who won it, with what, every hand, and how the match stands."""
    context = ScreenContext(table, text)
    return Screen(
        paragraph(heading(context), f"### {outcome(context)}"),
        _last_move(table, text),
        *reveals(context),
        hands_block(context),
        standings(context),
        DIVIDER,
        [button(f"{context.prefix}next", text("end-next"), style=GOOD)],
        *(votes_blocks(table, text) if table.votes.cast else ()),
        accent=context.accent,
    )


def match_end(table: Table, text: Text) -> Screen:
    """Return a match that is over: who won it, the podium, the places, the ratings, awards, and every hand.

    Also a game that was ended before a player had won.
    """
    if not table.decided:
        return _ended(table, text)
    context = ScreenContext(table, text)
    return Screen(
        paragraph(heading(context), f"## {outcome(context)}"),
        podium_block(context),
        _last_move(table, text),
        standings(context, rating_words(context)),
        paragraph(awards_words(context), fastest_words(context)),
        hands_block(context, with_totals=False),
        DIVIDER,
        [button(f"{context.prefix}rematch", text("end-rematch"), style=MAIN), *_afterwards(table, text)],
        accent=GOLD,
    )


def fastest_words(context: ScreenContext) -> str:
    """Return who was the fastest to call UNO or to catch another, if it is known."""
    timed = context.table.race.fastest
    if timed is None:
        return ""
    seconds = f"{timed.seconds:.1f}"
    return f"-# {context.text('table-fastest', seat=context.names[timed.seat], seconds=seconds, kind=timed.kind)}"


def _ended(table: Table, text: Text) -> Screen:
    """Return a game without a winner: it was stopped, or all others have left it, or its lobby was left alone."""
    return Screen(
        paragraph(
            text("lobby-heading", edition=edition_words(text, table.options.edition)), text(_why_without_winner(table))
        ),
        [button(custom_id(table.id, 0, "rematch"), text("end-again"), style=MAIN), *_afterwards(table, text)],
        accent=QUIET,
    )


def _why_without_winner(table: Table) -> str:
    is_walkover = table.game is not None and bool(table.game.state.champions)
    return "end-walkover" if is_walkover else "end-without-winner"


def _afterwards(table: Table, text: Text) -> list[Pressable]:
    """Return the buttons to look at it all again, with what was luck in it, and to check it."""
    if table.revealed_seed is None:
        return []
    reviewed = table.decided or table.playing.state.round > 1
    return [
        *([button(custom_id(table.id, 0, REVIEW), text("review-button"))] if reviewed else ()),
        button(custom_id(table.id, 1, f"{REPLAY} {OWN} first"), text("end-replay")),
        button(custom_id(table.id, 0, LOG), text("end-log")),
    ]


def _last_move(table: Table, text: Text, viewer: int | None = None) -> str:
    """Return the move that ended it all, whatever came after it."""
    recent = table.recent
    while recent and _ending(recent[-1]) is None:
        recent = recent[:-1]
    headline, lines = last_moves(replace(table, recent=recent), text, viewer)
    return quoted(paragraph(headline, *lines[-1:]), LAST_MOVE_LENGTH)


def _ending(update: Update) -> RoundEnded | None:
    """Return the end of a round that this brought."""
    return next((event for event in update.seen_by(None) if isinstance(event, RoundEnded)), None)


def outcome(context: ScreenContext) -> str:
    """Return who won the match, or else the round, and what that was worth."""
    view = context.view
    if view.champions and not context.table.decided:
        return context.text("end-walkover")
    is_shared = len({view.teams[seat] for seat in view.champions}) > 1
    event = MatchWon(view.champions, is_shared) if view.champions else RoundEnded(view.winner, view.winners, (), ())
    words = event_words(context.text, event, view.edition, context.names, view.seat) or ""
    gained = [_gained(context, seat) for seat in view.champions or view.winners]
    return f"{words} {gained[0]}" if any(gained) else words


def _gained(context: ScreenContext, seat: int) -> str:
    """Return what the round added to the total of a seat that won it; nothing where that counts against it."""
    added = _scores(context)
    return f"+{added[seat]}" if added and context.view.scoring == "points" and added[seat] else ""


# Each player alone


def hand_at_end(table: Table, seat: int, text: Text, note: str | None = None) -> Screen:
    """Return what takes the place of a hand when a round, or the match, is over: a winner's own screen, or how it went.

    The note says what just happened to its owner, or why something was refused.
    """
    context = ScreenContext(table, text, seat)
    view = context.view
    if not view.in_match[seat]:
        return Screen(quoted(note), text("hand-left"), accent=QUIET)
    if not view.over or (view.champions and not table.decided):
        return Screen(quoted(note), text(_why_without_winner(table)), accent=QUIET)
    has_won = seat in (view.champions or view.winners)
    picture = end_picture(table, seat)
    cards = "" if has_won else paragraph(*colour_lines(text, context.edition, view.hand))
    pressed = () if view.champions else [button(f"{context.prefix}next", text("end-next"), style=GOOD)]
    return Screen(
        f"# {_title(context, seat)}" if has_won else paragraph(f"## {_title(context, seat)}", outcome(context)),
        quoted(note) or _last_move(table, text, seat),
        *(() if picture is None else [PictureBlock(picture, cards or text("end-picture-won"), instead=cards)]),
        _best(context, seat) if has_won else _left_with(context, seat),
        _total(context, seat),
        DIVIDER,
        pressed,
        accent=GOLD if has_won else context.accent,
    )


def end_picture(table: Table, seat: int) -> Picture | None:
    """Return the picture on that screen; None where there is none."""
    view = table.view(seat)
    if not view.over or not view.in_match[seat] or (view.champions and not table.decided):
        return None
    if seat not in (view.champions or view.winners):
        return HandPicture(view.edition.key, tuple(sorted(view.hand)), (), ()) if view.hand else None
    ended = _end_of(table)
    points = 0 if ended is None or view.scoring != "points" else ended.scores[seat]
    return WinnerPicture(view.edition.key, faces_at(table)[seat], points, _last_card(table, seat))


def _title(context: ScreenContext, seat: int) -> str:
    """Return how it went for a seat, in a word or two."""
    view, text = context.view, context.text
    winners = view.champions or view.winners
    if not winners:
        return text("end-title-blocked")
    if seat not in winners:
        is_close = view.in_round[seat] and len(view.hand) <= FEW_CARDS
        return text("end-title-close" if is_close else "end-title-lost")
    is_shared = len({view.teams[one] for one in winners}) > 1
    how = "shared" if is_shared else "team" if len(winners) > 1 else "alone"
    title = text("end-title-match" if view.champions else "end-title-round", how=how)
    return f"{title} {_gained(context, seat)}".rstrip()


def _best(context: ScreenContext, seat: int) -> str:
    """Return what was best about the match of a winner, or about their round; nothing where it was a usual one."""
    feats = context.table.feats
    if feats is None:
        return ""
    best = best_of_match(feats, seat) if context.view.champions else best_of_round(feats, seat)
    return "" if best is None else award_words(context, best)


def _left_with(context: ScreenContext, seat: int) -> str:
    """Return what a seat that did not win was left with."""
    view, text = context.view, context.text
    if not view.in_round[seat]:
        return text("end-out" if seat in view.knocked_out else "hand-not-in")
    cards = text("table-cards", count=len(view.hand))
    points = text("table-points", count=_worth(context, view.hand))
    return text("end-left-with", count=len(view.hand), cards=cards, points=points)


def _total(context: ScreenContext, seat: int) -> str:
    """Return how many points a seat has in the match; nothing where none are counted."""
    view, text = context.view, context.text
    if view.scoring == "single":
        return ""
    points = text("table-points", count=view.totals[seat])
    return text("end-total", scoring="over" if view.champions else view.scoring, points=points, target=view.target)


def _end_of(table: Table) -> RoundEnded | None:
    """Return how the last round ended; None where that is not remembered."""
    found = (_ending(update) for update in reversed(table.recent))
    return next((ended for ended in found if ended is not None), None)


def _last_card(table: Table, seat: int) -> int | None:
    """Return the card that a seat won with; None where that is not remembered, or it was by no card of theirs."""
    for update in reversed(table.recent):
        if _ending(update) is not None:
            events = [event for event in update.seen_by(None) if isinstance(event, CardPlayed | CardLaid | CardAdded)]
            return events[-1].card if events and events[-1].seat == seat and not table.view(seat).hand else None
    return None


# Hands and points


def hands(context: ScreenContext) -> str:
    """Return every hand, which all may see once it is over; a whole deck fits, however it is dealt out."""
    view, text = context.view, context.text
    lines = []
    for seat in range(len(context.names)):
        if not view.in_round[seat]:
            lines.append(f"{context.badged(seat)} · {holding(context, seat)}")
            continue
        cards = context.table.view(seat).hand
        facts = [context.badged(seat), text("table-cards", count=len(cards))]
        if cards:
            facts.append(text("end-worth", points=text("table-points", count=_worth(context, cards))))
        lines.append(" · ".join(facts))
        if cards:
            lines.append(" · ".join(colour_lines(text, context.edition, cards)))
    return paragraph(*lines)


def _worth(context: ScreenContext, cards: Sequence[int]) -> int:
    return sum(context.edition.faces[face].symbol.points for face in cards)


def hands_block(context: ScreenContext, *, with_totals: bool = True) -> PictureBlock:
    """Return the picture of every hand; the same in words where no pictures can be shown.

    Beside a podium, which has the totals, it shows none.
    """
    view = context.view
    counted = with_totals and view.scoring != "single"
    added = _scores(context)
    rows = []
    for seat in range(len(context.names)):
        cards = context.table.view(seat).hand if view.in_round[seat] else ()
        rows.append(
            RoundSeat(
                context.faces[seat],
                cards,
                fate(view, seat),
                _worth(context, cards) if view.in_round[seat] else None,
                added[seat] if added else 0,
                view.totals[seat] if counted else None,
                _last_card(context.table, seat),
            )
        )
    words = hands(context)
    return PictureBlock(RoundPicture(view.edition.key, tuple(rows), view.winners), words, instead=words)


def podium_block(context: ScreenContext) -> PictureBlock:
    """Return the picture of who came in where."""
    view = context.view
    counted = view.scoring != "single"
    placed = []
    for place, seat in _in_order(context):
        points = view.totals[seat] if counted else None
        placed.append(Placed(context.faces[seat], place if view.in_match[seat] else 0, points))
    return PictureBlock(PodiumPicture(view.edition.key, tuple(placed)), outcome(context))


def standings(context: ScreenContext, ratings: Mapping[int, str] = NO_RATINGS) -> str:
    """Return the places, the best first: points, what each seat is left with, and ratings, where there are any."""
    view, text = context.view, context.text
    counted = view.scoring != "single"
    added = _scores(context)
    lines = [text("end-standing", scoring=view.scoring, target=view.target)] if counted else []
    for place, seat in _in_order(context):
        medal = MEDALS.get(place, NO_MEDAL) if view.in_match[seat] else NO_MEDAL
        facts = [f"{context.team_sign(seat)} **{context.names[seat]}**".strip()]
        if counted:
            facts.append(text("table-points", count=view.totals[seat]))
            if added and added[seat]:
                facts.append(f"+{added[seat]}")
        cards = context.table.view(seat).hand
        if not view.in_match[seat]:
            facts.append(text("table-left"))
        elif not view.in_round[seat]:
            facts.append(holding(context, seat))
        elif cards and view.scoring != "lowest":  # there it is what was added
            left = text("table-cards", count=len(cards))
            facts.append(text("end-left", cards=left, points=_worth(context, cards)))
        lines.append(f"{medal} {' · '.join(facts)}")
        if seat in ratings:
            lines.append(f"-# {ratings[seat]}")
    return paragraph(*lines)


def _in_order(context: ScreenContext) -> list[tuple[int, int]]:
    """Return place and seat of each, the best first; those who left come last."""
    state = context.table.playing.state
    return sorted(zip(places(state), range(state.seats), strict=True))


def _scores(context: ScreenContext) -> tuple[int, ...]:
    """Return what the last round added to the totals; nothing, where that is not remembered."""
    ended = _end_of(context.table)
    return () if ended is None else ended.scores
