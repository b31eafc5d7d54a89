"""Faces, backs and marks as SVG, put together from a few parts: frame, ground, sign and symbol.

A part is an SVG file whose shapes have classes instead of colours; `parts/style.css` says how each class looks. A frame
has places for the other parts: elements with `data-part`. What is to stand out is drawn twice, first as its own
outline. A part in an edition's folder below `data/art/editions` takes the place of the common one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

from bot.art import palette
from bot.art.palette import RGB, RGBS, mixed
from bot.rules.cards import BLUE, COLOUR_NAMES, GREEN, RED, YELLOW, Face, Symbol
from bot.rules.edition import Edition

ART = Path(__file__).resolve().parents[3] / "data" / "art"
SVG = "http://www.w3.org/2000/svg"
WILD = "wild"
SQUARE = 100
"""Signs and symbols are drawn in a square of this width."""
GLYPH_WIDTH = 60
"""Digits are as high as the square and so wide."""
BANNER = (760, 280)
"""How large a banner is."""
FAN_AT = (310, 36)
"""Where the middle of the fan on it stands."""
FAN_NUMBERS = (7, 4, 9, 2)
COMMON = (RED, BLUE, GREEN, YELLOW)

ET.register_namespace("", SVG)
Shapes = Sequence[ET.Element]


class ArtError(Exception):
    """A part is missing or cannot be read; says which."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts for an edition, or for one side of it: its own before the common ones."""

    homes: tuple[str, ...] = ("",)

    @classmethod
    def of(cls, edition: Edition, side: int) -> Parts:
        """Return the parts that this side of an edition is put together from."""
        own = f"editions/{edition.key}/"
        return cls((f"{own}{edition.sides[side].name}/", own, "") if edition.two_sided else (own, ""))

    def part(self, name: str) -> Shapes:
        """Return the shapes of a part, with what it uses of other files in place."""
        found = next((home + name for home in self.homes if (ART / f"{home}{name}.svg").exists()), name)
        return [self._resolved(shape) for shape in _file(found)]

    def owns(self, name: str) -> bool:
        """Whether the edition has a drawing of its own for this part."""
        return any((ART / f"{home}{name}.svg").exists() for home in self.homes if home)

    def group(self, name: str, group: str) -> Shapes:
        """Return the shapes of a group by its id, from a part that holds several."""
        for shape in self.part(name):
            if shape.get("id") == group:
                return list(shape)
        raise ArtError(f"{name}.svg has no group {group!r}.")

    def glyph(self, character: str) -> Shapes:
        """Return a digit, what stands between digits, or a letter."""
        return self.group("parts/letters" if character.isalpha() else "parts/digits", character)

    def sign(self, colour: int | None) -> Shapes:
        """Return the shape that stands for a colour, or for None for the wild cards."""
        return self.part(f"signs/{WILD if colour is None else COLOUR_NAMES[colour]}")

    def symbol(self, symbol: Symbol) -> Shapes:
        """Return what stands in the middle of a card."""
        return self.part(f"symbols/{symbol.name}") if symbol.number is None else self.number(symbol.number)

    def number(self, number: int) -> Shapes:
        """Return a number in the middle of the square."""
        digits = str(number)
        scale = min(1.0, SQUARE / (GLYPH_WIDTH * len(digits)))
        width, top = GLYPH_WIDTH * scale, SQUARE * (1 - scale) / 2
        left = (SQUARE - width * len(digits)) / 2
        return [
            _grouped(self.glyph(digit), transform=f"translate({left + width * place:g} {top:g}) scale({scale:.3g})")
            for place, digit in enumerate(digits)
        ]

    def _resolved(self, shape: ET.Element) -> ET.Element:
        used = re.fullmatch(r"(?:\.\./)*(.+)\.svg#(.+)", shape.get("href", ""))
        if used:
            return _grouped(self.group(used[1], used[2]), transform=shape.get("transform", ""))
        shape = deepcopy(shape)
        shape[:] = [self._resolved(inner) for inner in shape]
        return shape


def card_svg(edition: Edition, face: Face, frame: str) -> str:
    """Return a face in this frame; wild cards have a frame of their own."""
    parts, colours = Parts.of(edition, face.side), edition.sides[face.side].colours
    places = {
        "ground": parts.part("ground"),
        "sign": parts.sign(face.colour),
        "symbol": parts.symbol(face.symbol),
    }
    places |= {f"sign{place}": parts.sign(colour) for place, colour in enumerate(colours, 1)}
    return _composed(frame if face.colour is not None else f"{frame}-{WILD}", places, face.colour, colours)


def back_svg(edition: Edition, side: int, frame: str) -> str:
    """Return the back of a card; in a two-sided edition what stands for this side of it."""
    colours = edition.sides[side].colours
    parts = Parts.of(edition, side)
    places = {"ground": parts.part("back"), "symbol": parts.part("emblem")}
    places |= {f"sign{place}": parts.sign(colour) for place, colour in enumerate(colours, 1)}
    return _composed(f"{frame}-back", places, None, colours)


def sign_svg(colour: int | None, colours: Sequence[int] = COMMON) -> str:
    """Return the sign of a colour in that colour, or for None that of the wild cards in the colours of a side."""
    shapes = [_grouped(Parts().sign(colour), **{"class": "main rimmed"})]
    return _composed("mark", {"symbol": shapes}, colour, colours)


def mark_svg(name: str) -> str:
    """Return a mark that is put into pictures: a medal, an arrow."""
    return _composed("mark", {"symbol": Parts().part(f"marks/{name}")})


def glyph_svg(character: str) -> str:
    """Return a digit, what stands between digits, or a letter."""
    return _composed("glyph", {"symbol": Parts().glyph(character)})


def banner_svg(edition: Edition) -> str:
    """Return an edition's banner: its scene, and before it a fan of its cards, the wild ones in the middle."""
    faces = _fanned(edition)
    middle = (len(faces) - 1) / 2
    cards, styles = [], []
    for place in sorted(range(len(faces)), key=lambda place: -abs(place - middle)):
        out = place - middle
        card = ET.fromstring(card_svg(edition, faces[place], "card").replace("shape", f"shape{place}"))  # noqa: S314
        styles += [f"#card{place} {rule}" for rule in (card[0].text or "").splitlines()]
        placed = f"translate({FAN_AT[0] + 22 * out:g} {FAN_AT[1]}) rotate({8 * out:g} 70 420) scale(.7)"
        cards.append(_grouped(card[1:], id=f"card{place}", transform=placed))
    return _composed("banner", {"ground": Parts.of(edition, 0).part("banner"), "cards": cards}, styles=styles)


def _fanned(edition: Edition) -> list[Face]:
    """Return numbers in the colours, and an own wild card in the middle; of two-sided editions half from each side."""
    numbers: list[Face] = []
    wilds: list[Face] = []
    for number, side in enumerate(edition.sides):
        faces = [face for face in edition.faces if face.side == number]
        wanted = [*zip(side.colours, FAN_NUMBERS, strict=False)][:: len(edition.sides)]
        numbers += [next(face for face in faces if (face.colour, face.symbol.number) == pair) for pair in wanted]
        parts = Parts.of(edition, number)
        owned = [(parts.owns(f"symbols/{face.symbol.name}"), face.symbol.draws, -face.index) for face in faces]
        wilds.append(max(zip(owned, faces, strict=True), key=lambda pair: (pair[1].colour is None, pair[0]))[1])
    return [*numbers[: len(numbers) // 2], *wilds, *numbers[len(numbers) // 2 :]]


def scene_svg(name: str) -> str:
    """Return the ground of a whole picture."""
    return _composed(f"scene-{name}", {})


def scene_size(name: str) -> tuple[int, int]:
    """Return how wide and high a scene is, in pixels."""
    *_, width, height = _file(f"parts/scene-{name}").attrib["viewBox"].split()
    return int(width), int(height)


def scene_names() -> list[str]:
    """Return the names that `scene_svg` takes."""
    return sorted(path.stem.removeprefix("scene-") for path in (ART / "parts").glob("scene-*.svg"))


def mark_names() -> list[str]:
    """Return the names that `mark_svg` takes."""
    return sorted(path.stem for path in (ART / "marks").glob("*.svg"))


def _composed(
    frame: str,
    places: Mapping[str, Shapes],
    colour: int | None = None,
    colours: Sequence[int] = COMMON,
    styles: Sequence[str] = (),
) -> str:
    root = deepcopy(_file(f"parts/{frame}"))
    _fill(root, places)
    style = ET.Element(f"{{{SVG}}}style")
    style.text = "\n".join((_style(colour, colours), *styles))
    root.insert(0, style)
    return ET.tostring(root, encoding="unicode")


def _fill(element: ET.Element, places: Mapping[str, Shapes]) -> None:
    name = element.attrib.pop("data-part", None)
    if name is not None:
        if name not in places:
            raise ArtError(f"A part has a place for {name!r}; there are {', '.join(places)}.")
        shapes = deepcopy(list(places[name]))
        stands_out = name == "symbol" or element.get("class") == "seal"
        element[:] = [_grouped(shapes, **{"class": layer}) for layer in ("under", "over")] if stands_out else shapes
    for inner in element:
        _fill(inner, places)


def _grouped(shapes: Shapes, **attributes: str) -> ET.Element:
    group = ET.Element(f"{{{SVG}}}g", attributes)
    group.extend(deepcopy(list(shapes)))
    return group


@cache
def _file(name: str) -> ET.Element:
    path = ART / f"{name}.svg"
    try:
        root = ET.parse(path).getroot()  # noqa: S314 - a file of ours
    except FileNotFoundError:
        raise ArtError(f"data/art/{name}.svg is missing.") from None
    except ET.ParseError as error:
        raise ArtError(f"data/art/{name}.svg cannot be read: {error}.") from None
    if root.tag != f"{{{SVG}}}svg":
        raise ArtError(f"data/art/{name}.svg is not an SVG picture.")
    return root


def _style(colour: int | None, colours: Sequence[int]) -> str:
    """Return the stylesheet in this card's colours; `c1` to `c4` are those of its side."""
    named = {name: RGBS[index] for name, index in vars(palette).items() if name in palette.NAMES}
    rules = (ART / "parts" / "style.css").read_text(encoding="utf-8")
    rules = re.sub(r"\b[A-Z]+\b", lambda word: _hex((named | _shades(colour))[word[0]]), rules)
    hues = [*zip(COLOUR_NAMES, range(len(COLOUR_NAMES)), strict=True)]
    hues += [(f"c{place}", hue) for place, hue in enumerate(colours, 1)]
    classes = []
    for name, hue in hues:
        shades = _shades(hue)
        classes += [f".{name} {{ fill: {_hex(shades['MAIN'])}; }}"]
        classes += [f".{name}-{shade.lower()} {{ fill: {_hex(shades[shade])}; }}" for shade in ("DEEP", "LIGHT")]
    return "\n".join((*classes, rules))


def _shades(hue: int | None) -> dict[str, RGB]:
    main, deep, light = RGBS[palette.colour(hue)], RGBS[palette.deep(hue)], RGBS[palette.light(hue)]
    return {
        "MAIN": main,
        "DEEP": deep,
        "LIGHT": light,
        "SHADE": mixed(main, deep, 0.5),
        "GLOW": mixed(main, light, 0.5),
    }


def _hex(colour: RGB) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
