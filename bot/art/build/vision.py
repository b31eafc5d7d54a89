"""How colours look to people who see fewer of them, after Machado, Oliveira and Fernandes (2009), at full strength."""

from __future__ import annotations

import math

from bot.art.palette import RGB

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

KINDS: dict[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""For each kind of colour blindness, what it makes of light."""

# From linear RGB to what the three receptors of a standard eye get, in the shares of white.
_EYE: Matrix = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0178, 0.1095, 0.8727))


def seen(colour: RGB, kind: str) -> RGB:
    """Return a colour as it is seen with this kind of colour blindness."""
    red, green, blue = (_screen(part) for part in _times(KINDS[kind], _light(colour)))
    return red, green, blue


def difference(one: RGB, other: RGB) -> float:
    """Return how different two colours look (CIE 1976): 2 is just visible, red and green are about 150 apart."""
    return math.dist(_lab(one), _lab(other))


def _times(matrix: Matrix, light: tuple[float, float, float]) -> list[float]:
    return [sum(share * part for share, part in zip(row, light, strict=True)) for row in matrix]


def _light(colour: RGB) -> tuple[float, float, float]:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return red, green, blue


def _screen(part: float) -> int:
    part = min(1.0, max(0.0, part))
    return round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def _lab(colour: RGB) -> tuple[float, float, float]:
    x, y, z = (
        part ** (1 / 3) if part > 216 / 24389 else (part * 24389 / 27 + 16) / 116
        for part in _times(_EYE, _light(colour))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
