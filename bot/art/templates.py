"""Faces, backs and marks as SVG, put together from a few parts: frame, ground, sign and symbol.

A part is an SVG file whose shapes carry classes instead of colours; `parts/style.css` says how each class looks. A
frame has places for the others: elements with `data-part`. What is to stand out is drawn twice, first as its own
outline.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

from bot.art import palette
from bot.rules.cards import COLOUR_NAMES, Face, Symbol
from bot.rules.edition import Edition

ART = Path(__file__).resolve().parents[2] / "data" / "art"
SVG = "http://www.w3.org/2000/svg"
GLYPH_WIDTH = 60

ET.register_namespace("", SVG)
_FIXED = {"INK", "PAPER", "NIGHT", "STEEL", "SILVER", "GOLD", "BRONZE"}

Shapes = Sequence[ET.Element]


class ArtError(Exception):
    """A part that is missing or makes no sense; says which."""


def card_svg(edition: Edition, face: Face, frame: str) -> str:
    """A face in this frame."""
    sign = "wild" if face.colour is None else COLOUR_NAMES[face.colour]
    colours = edition.sides[face.side].colours
    parts = {
        "ground": _group(_edition_part(edition, face.side), "ground"),
        "sign": _part(f"signs/{sign}"),
        "disc": _part("signs/wild") if face.colour is None else [],
        "symbol": _symbol(face.symbol),
    }
    parts |= {f"sign{place}": _part(f"signs/{COLOUR_NAMES[colour]}") for place, colour in enumerate(colours, 1)}
    return _composed(frame, parts, face.colour, colours)


def back_svg(edition: Edition, side: int, frame: str) -> str:
    """The back of a card; in a two-sided edition what stands for this side of it."""
    return _composed(frame, {"back": _group(_edition_part(edition, side), "back")}, None, edition.sides[side].colours)


def sign_svg(colour: int | None, colours: Sequence[int]) -> str:
    """The sign of a colour in that colour; of the wild cards for None."""
    name = "wild" if colour is None else COLOUR_NAMES[colour]
    shapes = _classed("main", _part(f"signs/{name}"))
    return _composed("mark", {"symbol": shapes}, colour, colours)


def seat_svg(seat: int) -> str:
    """A seat's badge."""
    return _composed("mark", {"symbol": _part("marks/seat"), "number": _number(seat)}, None, range(4))


def mark_svg(name: str) -> str:
    """Something else that is put into pictures: a medal, an arrow."""
    return _composed("mark", {"symbol": _part(f"marks/{name}")}, None, range(4))


def glyph_svg(character: str) -> str:
    """A digit or what stands between digits."""
    return _composed("glyph", {"symbol": _glyph(character)}, None, range(4))


def mark_names() -> list[str]:
    """All that `mark_svg` draws."""
    return sorted(path.stem for path in (ART / "marks").glob("*.svg") if path.stem != "seat")


def _edition_part(edition: Edition, side: int) -> str:
    return f"editions/{edition.key}-{edition.sides[side].name}" if edition.two_sided else f"editions/{edition.key}"


def _composed(frame: str, parts: Mapping[str, Shapes], colour: int | None, colours: Sequence[int]) -> str:
    root = deepcopy(_file(f"parts/{frame}"))
    _fill(root, parts)
    style = ET.Element(f"{{{SVG}}}style")
    style.text = _style(colour, colours)
    root.insert(0, style)
    return ET.tostring(root, encoding="unicode")


def _fill(element: ET.Element, parts: Mapping[str, Shapes]) -> None:
    name = element.attrib.pop("data-part", None)
    if name == "symbol" or element.get("class") == "seal":
        element[:] = [_layer(layer, parts[name or ""]) for layer in ("under", "over")]
    elif name is not None:
        element[:] = deepcopy(list(parts[name]))
    for inner in element:
        _fill(inner, parts)


def _layer(name: str, shapes: Shapes) -> ET.Element:
    return _classed(name, deepcopy(list(shapes)))[0]


def _classed(name: str, shapes: Shapes) -> list[ET.Element]:
    group = ET.Element(f"{{{SVG}}}g", {"class": name})
    group.extend(shapes)
    return [group]


def _symbol(symbol: Symbol) -> list[ET.Element]:
    return _part(f"symbols/{symbol.name}") if symbol.number is None else _number(symbol.number)


def _number(number: int) -> list[ET.Element]:
    """A number in the middle of a symbol's square."""
    digits = str(number)
    scale = min(1.0, 100 / (GLYPH_WIDTH * len(digits)))
    left, top = 50 - GLYPH_WIDTH * scale * len(digits) / 2, 50 - 50 * scale
    return [
        _placed(_glyph(digit), f"translate({left + GLYPH_WIDTH * scale * place:g} {top:g}) scale({scale:.3g})")
        for place, digit in enumerate(digits)
    ]


def _placed(shapes: Iterable[ET.Element], transform: str) -> ET.Element:
    group = ET.Element(f"{{{SVG}}}g", {"transform": transform})
    group.extend(deepcopy(list(shapes)))
    return group


def _glyph(character: str) -> list[ET.Element]:
    return _group("parts/digits", character)


@cache
def _file(name: str) -> ET.Element:
    path = ART / f"{name}.svg"
    try:
        root = ET.parse(path).getroot()  # noqa: S314 - our own files
    except FileNotFoundError:
        raise ArtError(f"data/art/{name}.svg is missing.") from None
    except ET.ParseError as error:
        raise ArtError(f"data/art/{name}.svg cannot be read: {error}.") from None
    if root.tag != f"{{{SVG}}}svg":
        raise ArtError(f"data/art/{name}.svg is not an SVG picture.")
    return root


@cache
def _part(name: str) -> list[ET.Element]:
    """The shapes of a part, with whatever it uses of other files in place."""
    return [_resolved(shape) for shape in _file(name)]


def _group(name: str, group: str) -> list[ET.Element]:
    for shape in _part(name):
        if shape.get("id") == group:
            return list(shape)
    raise ArtError(f"data/art/{name}.svg has no group {group!r}.")


def _resolved(shape: ET.Element) -> ET.Element:
    used = re.fullmatch(r"(?:\.\./)?(.+)\.svg#(.+)", shape.get("href", ""))
    if used:
        return _placed(_group(used[1], used[2]), shape.get("transform", ""))
    shape = deepcopy(shape)
    shape[:] = [_resolved(inner) for inner in shape]
    return shape


def _style(colour: int | None, colours: Sequence[int]) -> str:
    """The stylesheet with this card's colours; `c1` to `c4` are those of its side."""
    named = {name: index for name, index in vars(palette).items() if name in _FIXED}
    named |= {"MAIN": palette.colour(colour), "DEEP": palette.deep(colour), "LIGHT": palette.light(colour)}
    rules = (ART / "parts" / "style.css").read_text(encoding="utf-8")
    rules = re.sub(r"\b[A-Z]+\b", lambda word: _hex(named[word[0]]), rules)
    hues = [(name, hue) for hue, name in enumerate(COLOUR_NAMES)]
    hues += [(f"c{place}", hue) for place, hue in enumerate(colours, 1)]
    classes = (
        f".{name} {{ fill: {_hex(palette.colour(hue))}; }} "
        f".{name}-deep {{ fill: {_hex(palette.deep(hue))}; }} .{name}-light {{ fill: {_hex(palette.light(hue))}; }}"
        for name, hue in hues
    )
    return "\n".join((*classes, rules))


def _hex(index: int) -> str:
    return "#{:02x}{:02x}{:02x}".format(*palette.RGBS[index])
