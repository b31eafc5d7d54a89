"""The end of a round, of a match, and of a game that was ended before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.art.pictures.podium import Placed, PodiumPicture
from bot.art.pictures.round_end import RoundPicture, RoundSeat
from bot.rules.round_events import MatchWon, RoundEnded
from bot.screens.buttons import GOOD, MAIN, Pressable, button
from bot.screens.codec import OWN, REPLAY, Press
from bot.screens.happenings import last_moves
from bot.screens.held import colour_lines
from bot.screens.layout import GOLD, QUIET, RULE, Pictured, Screen, paragraph, quoted, screen, small
from bot.screens.names import spoken
from bot.screens.reveals import reveals
from bot.screens.scene import Scene
from bot.screens.table import fate, heading, standing
from bot.screens.words import event_words
from bot.sessions import Session
from bot.text import Text

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
NO_MEDAL = "▫️"
NO_RATINGS: Mapping[int, str] = {}
LAST_MOVE = 600
"""How many characters the last move may take."""


def round_end(session: Session, text: Text) -> Screen:
    """A round that did not decide the match: who won it, every hand, the points, the standing."""
    scene = Scene.of(session, text)
    return screen(
        paragraph(heading(scene), outcome(scene)),
        _last_move(session, text),
        *reveals(scene),
        hands_pictured(scene),
        hands(scene),
        totals(scene),
        RULE,
        [button(scene.press("next"), text("end-next"), style=GOOD)],
        accent=scene.accent,
    )


def match_end(session: Session, text: Text) -> Screen:
    """A match that is over: who won, every hand, the standing, and the seed, so that anybody can check the deal.

    Also a game that was ended before anybody had won.
    """
    if not session.decided:
        return _ended(session, text)
    scene = Scene.of(session, text)
    return screen(
        paragraph(heading(scene), outcome(scene)),
        podium(scene),
        _last_move(session, text),
        *reveals(scene),
        hands_pictured(scene),
        hands(scene),
        totals(scene, _ratings(session, text)),
        _seed(session, text),
        RULE,
        [button(scene.press("rematch"), text("end-rematch"), style=MAIN), *_afterwards(session, text)],
        accent=GOLD,
    )


def _ended(session: Session, text: Text) -> Screen:
    """A game without a winner: it was stopped, or its lobby was left alone."""
    return screen(
        paragraph(
            text("lobby-heading", edition=text(f"lobby-edition-{session.options.edition}")),
            text("end-without-winner"),
        ),
        _seed(session, text),
        [button(Press(session.id, 0, "rematch"), text("end-again"), style=MAIN), *_afterwards(session, text)],
        accent=QUIET,
    )


def _ratings(session: Session, text: Text) -> dict[int, str]:
    """By seat, what the match made of people's ratings on this server; maybe of nobody's."""
    return {
        change.seat: text("end-rating", after=after, gained=f"{after - before:+}")
        for change in session.ratings
        for before, after in (change.here,)
    }


def _seed(session: Session, text: Text) -> str:
    """The seed, now that it is no secret any more, and the seal that was shown of it; nothing, if nothing was dealt."""
    if session.revealed_seed is None:
        return ""
    lines = text("end-seed", seed=session.revealed_seed), text("lobby-seal", seal=session.seal)
    return small([*lines, text("end-check")])


def _afterwards(session: Session, text: Text) -> list[Pressable]:
    """Looking at it all again, and checking it."""
    if session.revealed_seed is None:
        return []
    return [
        button(Press(session.id, 1, f"{REPLAY} {OWN} first"), text("end-replay")),
        button(Press(session.id, 0, "record"), text("end-record")),
    ]


def _last_move(session: Session, text: Text) -> str:
    headline, lines = last_moves(session, text)
    return quoted(paragraph(headline, *lines[-1:]), LAST_MOVE)


def outcome(scene: Scene) -> str:
    """Who won the match, or else the round."""
    view = scene.view
    event = MatchWon(view.champions) if view.champions else RoundEnded(view.winner, (), ())
    return f"### {event_words(scene.text, event, view.edition, scene.names, view.seat) or ''}"


# Hands and points


def hands(scene: Scene) -> str:
    """Every hand, which all may see once it is over; a whole deck fits, however it is dealt out."""
    return paragraph(*(line for seat in range(len(scene.names)) for line in _hand(scene, seat)))


def _hand(scene: Scene, seat: int) -> list[str]:
    view, text = scene.view, scene.text
    if not view.in_round[seat]:
        return [f"{scene.badged(seat)} · {standing(scene, seat)}"]
    cards = scene.session.view(seat).hand
    facts = [scene.badged(seat), text("table-cards", count=len(cards))]
    if cards and view.scoring != "single":
        facts.append(text("end-worth", points=text("table-points", count=_worth(scene, cards))))
    lines = [" · ".join(facts)]
    if cards:
        lines.append(" · ".join(colour_lines(text, view.edition, cards)))
    return lines


def _worth(scene: Scene, cards: Sequence[int]) -> int:
    return sum(scene.view.edition.faces[face].symbol.points for face in cards)


def hands_pictured(scene: Scene) -> Pictured:
    """Every hand."""
    view = scene.view
    counted = view.scoring != "single"
    added = _scores(scene)
    rows = []
    for seat in range(len(scene.names)):
        cards = scene.session.view(seat).hand if view.in_round[seat] else ()
        worth = _worth(scene, cards) if counted and view.in_round[seat] else None
        total = view.totals[seat] if counted else None
        rows.append(RoundSeat(seat, cards, fate(view, seat), worth, added[seat] if added else 0, total))
    return Pictured(RoundPicture(view.edition.key, tuple(rows), view.winner), spoken(hands(scene)))


def podium(scene: Scene) -> Pictured:
    """Who came in where; where no points are counted there is only a winner."""
    view = scene.view
    counted = view.scoring != "single"
    places = []
    for seat in _order(scene):
        if seat in view.champions:
            place = 1
        elif counted and view.in_match[seat]:
            place = _rank(scene, seat)
        else:
            place = 0
        computer = scene.session.seats[seat].level is not None
        places.append(Placed(seat, place, view.totals[seat] if counted else None, computer))
    alt = paragraph(outcome(scene), totals(scene))
    return Pictured(PodiumPicture(view.edition.key, tuple(places)), spoken(alt))


def totals(scene: Scene, ratings: Mapping[int, str] = NO_RATINGS) -> str:
    """The totals, the best first, with what this round added to them, and ratings; where there are any."""
    view, text = scene.view, scene.text
    if view.scoring == "single":
        return paragraph(*(f"**{scene.names[seat]}** · {rating}" for seat, rating in ratings.items()))
    added = _scores(scene)
    lines = [text("end-standing", target=view.target)]
    for seat in _order(scene):
        medal = MEDALS.get(_rank(scene, seat), NO_MEDAL) if view.in_match[seat] else NO_MEDAL
        facts = [f"**{scene.names[seat]}**", text("table-points", count=view.totals[seat])]
        if added and added[seat]:
            facts.append(text("end-added", points=added[seat]))
        if not view.in_match[seat]:
            facts.append(text("table-left"))
        if seat in ratings:
            facts.append(ratings[seat])
        lines.append(f"{medal} {' · '.join(facts)}")
    return paragraph(*lines)


def _order(scene: Scene) -> list[int]:
    """The seats, the best first."""
    view = scene.view

    def placed(seat: int) -> tuple[bool, bool, int, int]:
        return seat not in view.champions, not view.in_match[seat], _rank(scene, seat), seat

    return sorted(range(len(scene.names)), key=placed)


def _rank(scene: Scene, seat: int) -> int:
    """The place of a seat among those still in the match; those who tie share it."""
    view = scene.view
    best_is_most = view.scoring == "points"
    mine = view.totals[seat]
    others = [total for total, still_in in zip(view.totals, view.in_match, strict=True) if still_in]
    return 1 + sum(total > mine if best_is_most else total < mine for total in others)


def _scores(scene: Scene) -> tuple[int, ...]:
    """What the last round added to the totals; empty, where that is not remembered."""
    for told in reversed(scene.session.recent):
        for event in told.seen_by(None):
            if isinstance(event, RoundEnded):
                return event.scores
    return ()
