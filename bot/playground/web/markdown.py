"""Discord's dialect of Markdown as safe HTML."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import lru_cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

SMALL = "-# "
OTHER_BLOCKS = re.compile(r"(>|-# |#{1,3} |[-*] |\d+\. )")
ITEM = re.compile(r"([-*]|\d+\.) ")
BLANK = re.compile(r"\n{3,}")
FENCE = "```"

TIME = re.compile(r"<t:(-?\d{1,13})(?::([tTdDfFR]))?>")
MENTION = re.compile(r"<(@!?|@&|#)(\d{15,20})>|@(everyone|here)")
COMMAND = re.compile(r"</([^:<>\n]{1,100}):(\d{1,20})>")
EMOJI = re.compile(r"<(a?):(\w{2,32}):(\d{15,20})>")
ADDRESS = re.compile(r"<?(https?://[^\s<>\"]+[^\s<>\".,;:!?')\]])>?")
SPOILER = re.compile(r"\|\|(.+?)\|\|", re.DOTALL)
STRONG = re.compile(r"\*\*((?:\\.|[^\\])+?)\*\*(?!\*)", re.DOTALL)
"""Whatever stands around it, unlike in other Markdown: between Chinese words there are no spaces."""

TEXT_ENDS = re.compile(r"[\n!#$%&*+\-:<=>@\[\\\]^_`{}~|]|(?<![a-z])h(?=ttps?://)")

NameOf = Callable[[str, str], str | None]
"""Returns the name of a user (`@`) or channel (`#`) by id."""


def html(text: str, name_of: NameOf = lambda sign, number: None) -> str:
    """Return the text as HTML; what is no Markdown stays as it was written."""
    names = {
        (sign[0], number): name
        for sign, number, _ in MENTION.findall(text)
        if number and (name := name_of(sign[0], number)) is not None
    }
    return _html(text, frozenset(names.items()))


@lru_cache(maxsize=2000)
def _html(text: str, names: Iterable[tuple[tuple[str, str], str]]) -> str:
    return str(_MARKDOWN.render(_separate_blocks(text), {"names": dict(names)}))


def _separate_blocks(text: str) -> str:
    """Put empty lines between blocks: in Discord a line stands for itself, in Markdown quotes and lists go on."""
    lines: list[str] = []
    former = ""
    fenced = False
    for line in text.split("\n"):
        start = _kind(line)
        if not fenced and start != former and former in {">", SMALL, "item"}:
            lines.append("")
        lines.append(line)
        if line.count(FENCE) % 2:
            fenced = not fenced
        former = start
    return BLANK.sub("\n\n", "\n".join(lines))


def _kind(line: str) -> str:
    if ITEM.match(line.lstrip()):
        return "item"
    found = OTHER_BLOCKS.match(line)
    return found[1] if found else ""


# Blocks


def _small_rule(state: StateBlock, start: int, _end: int, silent: bool) -> bool:
    """`-# small print`."""
    first = state.bMarks[start] + state.tShift[start]
    line = state.src[first : state.eMarks[start]]
    if not line.startswith(SMALL):
        return False
    if silent:
        return True
    state.line = start + 1
    token = state.push("small_open", "small", 1)
    token.map = [start, state.line]
    inner = state.push("inline", "", 0)
    inner.content = line.removeprefix(SMALL).strip()
    inner.map = [start, state.line]
    inner.children = []
    state.push("small_close", "small", -1)
    return True


# Words


def _atom_rule(pattern: re.Pattern[str], kind: str, first: str) -> Callable[[StateInline, bool], bool]:
    """Return a rule for what is shown as a whole, and holds no Markdown itself."""

    def rule(state: StateInline, silent: bool) -> bool:
        if state.src[state.pos] not in first:
            return False
        found = pattern.match(state.src, state.pos, state.posMax)
        if found is None:
            return False
        if not silent:
            token = state.push(kind, "", 0)
            token.content = found[0]
            token.meta = {"groups": found.groups(), "names": state.env.get("names", {})}
        state.pos = found.end()
        return True

    return rule


def _nested_rule(
    pattern: re.Pattern[str], kind: str, tag: str, **attributes: str
) -> Callable[[StateInline, bool], bool]:
    """Return a rule for what holds more Markdown."""

    def rule(state: StateInline, silent: bool) -> bool:
        found = pattern.match(state.src, state.pos, state.posMax)
        if found is None:
            return False
        if not silent:
            end = state.posMax
            state.push(f"{kind}_open", tag, 1).attrs = {**attributes}
            state.pos, state.posMax = found.start(1), found.end(1)
            state.md.inline.tokenize(state)
            state.push(f"{kind}_close", tag, -1)
            state.posMax = end
        state.pos = found.end()
        return True

    return rule


class _Renderer(RendererHTML):
    """Writes what Markdown does not know; all text from outside is escaped."""

    def time(self, tokens: list[Token], index: int, _options: object, _env: object) -> str:
        seconds, style = tokens[index].meta["groups"]
        try:
            moment = datetime.fromtimestamp(int(seconds), UTC)
        except (ValueError, OverflowError, OSError):
            return escape(tokens[index].content)
        said = f"{moment:%Y-%m-%d %H:%M} UTC"
        return f'<time datetime="{moment.isoformat()}" data-style="{style or "f"}">{said}</time>'

    def mention(self, tokens: list[Token], index: int, _options: object, _env: object) -> str:
        sign, number, everybody = tokens[index].meta["groups"]
        if everybody:
            return f'<span class="mention">@{everybody}</span>'
        name = tokens[index].meta["names"].get((sign[0], number))
        kind = f' data-{"channel" if sign == "#" else "user"}="{number}"' if name is not None or sign == "#" else ""
        return f'<span class="mention"{kind}>{sign[0]}{escape(name or "…")}</span>'

    def command(self, tokens: list[Token], index: int, _options: object, _env: object) -> str:
        name, number = tokens[index].meta["groups"]
        name = escape(name)
        return f'<button type="button" class="mention" data-command="{name}" data-id="{number}">/{name}</button>'

    def custom_emoji(self, tokens: list[Token], index: int, _options: object, _env: object) -> str:
        _, name, number = tokens[index].meta["groups"]
        return f'<img class="emoji" src="/cdn/emojis/{number}.png" alt=":{name}:" title=":{name}:">'

    def address(self, tokens: list[Token], index: int, _options: object, _env: object) -> str:
        url = escape(tokens[index].meta["groups"][0])
        return f'<a href="{url}" target="_blank" rel="noopener noreferrer">{url}</a>'

    def link_open(self, tokens: list[Token], index: int, options: object, env: object) -> str:
        tokens[index].attrs |= {"target": "_blank", "rel": "noopener noreferrer"}
        return self.renderToken(tokens, index, options, env)  # type: ignore[arg-type]

    def strong_open(self, tokens: list[Token], index: int, _options: object, _env: object) -> str:
        return "<u>" if tokens[index].markup == "__" else "<strong>"

    def strong_close(self, tokens: list[Token], index: int, _options: object, _env: object) -> str:
        return "</u>" if tokens[index].markup == "__" else "</strong>"


def _markdown() -> MarkdownIt:
    options = {"html": False, "breaks": True, "linkify": False, "typographer": False}
    markdown = MarkdownIt("zero", options, renderer_cls=_Renderer)
    markdown.enable(["blockquote", "fence", "heading", "list", "newline", "escape", "backticks"])
    markdown.enable(["emphasis", "strikethrough", "link", "balance_pairs"])
    # A web page or nothing: no addresses that run anything.
    markdown.validateLink = lambda url: url.startswith(("https://", "http://"))  # type: ignore[method-assign]
    markdown.block.ruler.before(
        "paragraph", "small", _small_rule, {"alt": ["paragraph", "reference", "blockquote", "list"]}
    )
    inline = markdown.inline.ruler
    for kind, pattern, first in (
        ("address", ADDRESS, "<h"),
        ("custom_emoji", EMOJI, "<"),
        ("command", COMMAND, "<"),
        ("mention", MENTION, "<@"),
        ("time", TIME, "<"),
    ):
        inline.before("text", kind, _atom_rule(pattern, kind, first))
    inline.before("text", "spoiler", _nested_rule(SPOILER, "spoiler", "span", **{"class": "spoiler", "tabindex": "0"}))
    inline.before("text", "strong", _nested_rule(STRONG, "strong", "strong"))
    inline.at("text", _text_rule)
    return markdown


def _text_rule(state: StateInline, silent: bool) -> bool:
    """Plain text, up to the next character that may begin something."""
    found = TEXT_ENDS.search(state.src, state.pos, state.posMax)
    end = found.start() if found else state.posMax
    if end == state.pos:
        return False
    if not silent:
        state.pending += state.src[state.pos : end]
    state.pos = end
    return True


_MARKDOWN = _markdown()
