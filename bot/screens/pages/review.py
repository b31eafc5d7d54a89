"""The review of a game that is over: what was luck and what was play for one seat, by round and in all."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from bot.art.pictures.review import Kind, ReviewPicture
from bot.players.reviewing.review import CERTAIN, INACCURACY, Decision, Mark, RoundReview
from bot.rules.notation import SEAT_LETTERS, parse_option
from bot.screens.buttons import MAIN, MOST_ENTRIES, Pressable, button, entry, menu
from bot.screens.codec import OWN, REPLAY, REVIEW, Press, custom_id
from bot.screens.context import BADGES, ScreenContext
from bot.screens.layout import DIVIDER, GOLD, QUIET, PictureBlock, Screen, paragraph
from bot.screens.names import safe_name, unescape
from bot.screens.pages.audience import ALONE, Audience, share_button, shown_by
from bot.screens.pages.puzzle import own_mistakes_menu
from bot.screens.words import card_words, cards_words, colour_words, edition_words
from bot.sessions.reviews import Reviewed
from bot.sessions.table import Table
from bot.text import Text

STEP = "step"
WHOLE = 0
"""In place of a round: all of them."""
MOST_MARKED = 9
"""How many moments a round shows: as many as have a sign."""


def review(
    table: Table, seat: int, found: Sequence[RoundReview], wanted: int, text: Text, audience: Audience = ALONE
) -> Screen:
    """Return the review of this round, or of all; where there is but one, of that."""
    chosen = next((one for one in found if one.round == wanted), None)
    if len(found) == 1:
        chosen = found[0]
    context = ScreenContext(table, text, seat, marks_own=not audience.is_public)
    middle = _whole(context, found, audience) if chosen is None else _round(context, chosen, len(found), audience)
    number = WHOLE if chosen is None or len(found) == 1 else chosen.round
    return Screen(
        _heading(table, text),
        *middle,
        f"-# {text('review-says')}",
        shown_by(audience, text),
        DIVIDER,
        [_steps(context, chosen)] if chosen is not None and _noteworthy(chosen) else [],
        [_mistakes(context, chosen)] if chosen is not None and _lost(chosen) and not audience.is_public else [],
        [_rounds(table, found, number, text)] if len(found) > 1 else [],
        [
            button(custom_id(table.id, 1, f"{REPLAY} {OWN} first"), text("end-replay")),
            *(() if table.private else share_button(Press(table.id, number, REVIEW), audience, text)),
        ],
        accent=GOLD,
    )


def review_waiting(table: Table, found: Reviewed, text: Text) -> Screen:
    """Return how far a review is that is being worked out."""
    share = 0.0 if found.work is None else found.work.share
    return Screen(
        _heading(table, text),
        text("review-waiting", before=found.before, percent=int(share * 100)),
        text("review-ready", ready=len(found.rounds), rounds=found.total) if found.rounds else "",
        [button(custom_id(table.id, WHOLE, REVIEW), text("review-again"), style=MAIN)],
        accent=QUIET,
    )


def step_words(context: ScreenContext, found: RoundReview, step: int) -> str:
    """Return the chance after a step, and what was best if the seat was about to answer there."""
    text, chance = context.text, found.chance_at(step)
    if chance is None:
        return ""
    lines = [text("review-chance", chance=_percent(chance))]
    decision = found.decision_at(step)
    if decision is not None:
        best = answer_words(context, decision.best.answer)
        if decision.given is decision.best:
            lines.append(text("review-here-best", best=best, chance=_percent(decision.best.chance)))
        else:
            lines.append(
                text(
                    "review-here",
                    best=best,
                    chance=_percent(decision.best.chance),
                    answer=answer_words(context, decision.answer),
                    given=_percent(decision.given.chance),
                    mark=text("review-mark", mark=decision.mark.value),
                )
            )
    return paragraph(*(f"-# {line}" for line in lines))


def answer_words(context: ScreenContext, answer: str) -> str:
    """Return an answer of a record in words, as short as they can be; it may be read without its question."""
    text, edition = context.text, context.edition
    _, verb, *arguments = answer.split()
    _, what, faces = parse_option(edition, SEAT_LETTERS, verb, arguments)
    match verb:
        case "play" | "lay" | "add":
            return card_words(text, edition, what)
        case "colour":
            return colour_words(text, what)
        case "target":
            return unescape(context.names[what])
        case "discard":
            return text("option-discard", count=len(faces), cards=cards_words(text, edition, faces))
        case "pass":
            return text("option-pass", kind="play")
        case "accept" | "take":
            return text("review-take")
        case "activate":
            return text("review-activate")
        case _:
            return text(f"option-{verb}")


def _heading(table: Table, text: Text) -> str:
    edition = edition_words(text, table.options.edition)
    return paragraph(text("review-heading", edition=edition), f"-# `{table.id}`")


# All rounds


def _whole(context: ScreenContext, found: Sequence[RoundReview], audience: Audience) -> list[str]:
    text = context.text
    won = sum(review.result == 1 for review in found)
    if audience.shown_by is None:
        outcome = text("review-all-rounds", won=won, rounds=len(found))
    else:
        outcome = text("review-of-others", player=safe_name(audience.shown_by), won=won, rounds=len(found))
    luck, skill = sum(review.luck for review in found), sum(review.skill for review in found)
    lines = [
        text("review-line", round=one.round, result=_result(one), luck=_signed(one.luck), skill=_signed(one.skill))
        for one in found
    ]
    error = sqrt(sum(review.error**2 for review in found))
    headline = text("review-headline", outcome=outcome, luck=_signed(luck), skill=_signed(skill))
    return [
        f"### {headline} {_sure(error, text)}".rstrip(),
        paragraph(*(f"- {line}" for line in lines)),
    ]


# One round


def _round(context: ScreenContext, found: RoundReview, rounds: int, audience: Audience) -> list[str | PictureBlock]:
    text = context.text
    message = "review-only-round" if rounds == 1 else "review-round"
    outcome = text(message, round=found.round, result=_result(found))
    if audience.shown_by is not None:
        outcome = text("review-of-others", player=safe_name(audience.shown_by), won=int(found.result), rounds=1)
    headline = text("review-headline", outcome=outcome, luck=_signed(found.luck), skill=_signed(found.skill))
    return [
        paragraph(
            f"### {headline}",
            f"-# {text('review-of-round', round=found.round, rounds=rounds)}" if rounds > 1 else None,
        ),
        paragraph(*(f"- {line}" for line in _reckoned(found, text))),
        _curve(context, found),
        paragraph(*_moments(context, found)),
    ]


def _reckoned(found: RoundReview, text: Text) -> list[str]:
    """Return what lies between start and result, in whole percents that come to the same sum."""
    start, deal, drawn, skill = (round(100 * part) for part in (found.start, found.deal, found.drawn, found.skill))
    others = round(100 * found.result) - start - deal - drawn - skill
    cards = sum(draw.cards for draw in found.draws)
    return [
        text("review-start", start=start),
        text("review-deal", gained=_sign(deal)),
        text("review-drawn", cards=cards, gained=_sign(drawn)),
        text("review-others", gained=_sign(others)),
        f"{text('review-skill', skill=_sign(skill))} {_sure(found.error, text)}".rstrip(),
        text("review-result", result=_result(found)),
    ]


def _curve(context: ScreenContext, found: RoundReview) -> PictureBlock:
    text = context.text
    told = []
    for seat, name in enumerate(context.names):
        chances = [after[seat] for after in found.curve]
        first, last, most = _percent(chances[0]), _percent(chances[-1]), _percent(max(chances))
        told.append(text("review-curve-seat", seat=name, first=first, last=last, most=most))
    marks: list[tuple[int, Kind]] = []
    for decision in _noteworthy(found):
        kind: Kind = "mistake" if decision.mark is Mark.MISTAKE else "inaccuracy"
        marks.append((decision.step - found.first, "best" if decision.mark is Mark.BEST else kind))
    chances_of_all = tuple(tuple(round(1000 * chance) for chance in after) for after in found.curve)
    picture = ReviewPicture(context.faces, chances_of_all, found.seat, tuple(marks))
    return PictureBlock(picture, text("review-curve", seats=text("list-between").join(told)))


def _moments(context: ScreenContext, found: RoundReview) -> list[str]:
    """Return the best and the costliest answer, then all others that are marked."""
    text = context.text
    marked = _noteworthy(found)
    numbers = {decision.step: BADGES[place] for place, decision in enumerate(marked)}
    best = next((decision for decision in marked if decision.mark is Mark.BEST), None)
    lost = [decision for decision in marked if decision.mark is not Mark.BEST]
    costliest = max(lost, key=lambda decision: decision.loss, default=None)
    lines = []
    if best is not None:
        gained = _percent(best.best.chance - best.choices[1].chance)
        words = answer_words(context, best.answer)
        lines.append(text("review-best", number=numbers[best.step], step=best.step, answer=words, gained=gained))
    if costliest is None:
        return [*lines, text("review-no-mistake")]
    lines.append(
        text(
            "review-costliest",
            number=numbers[costliest.step],
            step=costliest.step,
            answer=answer_words(context, costliest.answer),
            best=answer_words(context, costliest.best.answer),
            loss=_percent(costliest.loss),
        )
    )
    others = [decision for decision in lost if decision is not costliest]
    return [*lines, *(_marked(context, decision, numbers[decision.step]) for decision in others)]


def _marked(context: ScreenContext, decision: Decision, number: str) -> str:
    mark = context.text("review-mark", mark=decision.mark.value)
    exchanged = _exchanged(context, decision)
    return context.text("review-marked", number=number, step=decision.step, mark=mark, exchanged=exchanged)


def _noteworthy(found: RoundReview) -> list[Decision]:
    """Return the moments that are shown, in order: the costliest ones, and the best answer that stood out."""
    chosen = sorted(_lost(found), key=lambda decision: -decision.loss)[: MOST_MARKED - 1]
    stood_out = [decision for decision in found.decisions if decision.mark is Mark.BEST and _ahead(decision)]
    chosen += sorted(stood_out, key=lambda decision: -_ahead(decision))[:1]
    return sorted(chosen, key=lambda decision: decision.step)


def _lost(found: RoundReview) -> list[Decision]:
    return [decision for decision in found.decisions if decision.mark in {Mark.INACCURACY, Mark.MISTAKE}]


def _ahead(decision: Decision) -> float:
    """Return by how much the best answer is ahead of all others; 0 where that is little."""
    ahead = decision.choices[0].chance - decision.choices[1].chance
    return ahead if ahead >= INACCURACY else 0.0


# What can be pressed


def _steps(context: ScreenContext, found: RoundReview) -> Pressable:
    """Return a select of the moments that are marked, each shown in the replay."""
    text = context.text
    entries = [
        entry(
            str(decision.step),
            text("review-entry", step=decision.step, mark=text("review-mark", mark=decision.mark.value)),
            description=_exchanged(context, decision),
            sign=BADGES[place],
        )
        for place, decision in enumerate(_noteworthy(found))
    ]
    return menu(custom_id(context.table.id, found.round, f"{REVIEW} {STEP}"), text("review-step"), entries)


def _mistakes(context: ScreenContext, found: RoundReview) -> Pressable:
    """Return a select of the mistakes, each to be tried again; it says nothing of what was better."""
    text = context.text
    mistakes = [
        (decision.step, text("review-entry", step=decision.step, mark=text("review-mark", mark=decision.mark.value)))
        for decision in _noteworthy(found)
        if decision.mark is not Mark.BEST
    ]
    return own_mistakes_menu(context.table.id, mistakes, text)


def _exchanged(context: ScreenContext, decision: Decision) -> str:
    """Return what was answered, and instead of what, if that was better."""
    answer = answer_words(context, decision.answer)
    if not decision.loss:
        return answer
    best = answer_words(context, decision.best.answer)
    return context.text("review-exchanged", answer=answer, best=best, loss=_percent(decision.loss))


def _rounds(table: Table, found: Sequence[RoundReview], chosen: int, text: Text) -> Pressable:
    entries = [entry(str(WHOLE), text("review-whole"), chosen=chosen == WHOLE)]
    entries += [
        entry(str(one.round), text("review-round-entry", round=one.round), chosen=chosen == one.round)
        for one in found[: MOST_ENTRIES - 1]
    ]
    return menu(custom_id(table.id, chosen, f"{REVIEW} round"), text("review-rounds"), entries)


# Figures


def _result(found: RoundReview) -> str:
    return "won" if found.result else "lost"


def _percent(chance: float) -> int:
    return round(100 * chance)


def _signed(chance: float) -> str:
    return _sign(_percent(chance))


def _sign(percent: int) -> str:
    """Return a number with its sign; a real minus, as a hyphen may be broken off."""
    return f"−{-percent}" if percent < 0 else f"+{percent}" if percent else "0"


def _sure(error: float, text: Text) -> str:
    """Return how sure it is; nothing where nothing was lost."""
    return text("review-sure", error=ceil(100 * CERTAIN * error)) if error else ""
