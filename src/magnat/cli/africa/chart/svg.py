"""Shapes as SVG text: one file, nothing from outside."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from magnat.cli.africa.chart.shapes import Box, Circle, Label, Path, Picture, Point, Polygon, Shape, Step

FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"


def written(picture: Picture) -> str:
    """The whole file."""
    size = f'width="{number(picture.width)}" height="{number(picture.height)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(picture.width)} {number(picture.height)}" {size} '
        f'font-family="{escape(FONT)}">',
        f"<title>{escape(picture.title)}</title>",
        f'<rect width="100%" height="100%" fill="{picture.background}"/>',
        *(element(shape) for shape in picture.shapes),
        "</svg>",
        "",
    ]
    return "\n".join(lines)


def element(shape: Shape) -> str:
    match shape:
        case Polygon():
            points = " ".join(pair(point) for point in shape.points)
            return f'<polygon points="{points}"{paint(shape.fill, shape.stroke, shape.width)}{named(shape.what)}/>'
        case Path():
            ends = 'stroke-linecap="butt" stroke-linejoin="round"'
            return f'<path d="{way(shape.start, shape.steps)}"{paint("none", shape.stroke, shape.width)} {ends}{named(shape.what)}/>'
        case Circle():
            dashes = ' stroke-dasharray="3 2"' if shape.dashed else ""
            place = f'cx="{number(shape.centre[0])}" cy="{number(shape.centre[1])}" r="{number(shape.radius)}"'
            return f"<circle {place}{paint(shape.fill, shape.stroke, shape.width)}{dashes}{named(shape.what)}/>"
        case Box():
            return box(shape)
        case Label():
            return label(shape)


def box(shape: Box) -> str:
    wide, high = shape.size
    corner = f'x="{number(shape.centre[0] - wide / 2)}" y="{number(shape.centre[1] - high / 2)}"'
    size = f'width="{number(wide)}" height="{number(high)}"'
    turned = f' transform="rotate({number(shape.degrees)} {pair(shape.centre, " ")})"' if shape.degrees else ""
    rounded = f' rx="{number(shape.round)}"' if shape.round else ""
    return f"<rect {corner} {size}{rounded}{paint(shape.fill, shape.stroke, shape.width)}{turned}/>"


def label(shape: Label) -> str:
    """The letters stand a third of their size below the middle of the line; a halo is a second, wider text below them."""
    styles = (' font-weight="bold"' if shape.bold else "") + (' font-style="italic"' if shape.italic else "")
    place = f'x="{number(shape.at[0])}" y="{number(shape.at[1] + shape.size * 0.35)}"'
    common = f'{place} font-size="{number(shape.size)}" text-anchor="{shape.anchor}"{styles}'
    letters = escape(shape.text, quote=False)
    front = f'<text {common} fill="{shape.fill}">{letters}</text>'
    if not shape.halo:
        return front
    seam = f'fill="{shape.halo}" stroke="{shape.halo}" stroke-width="{number(shape.size * 0.3)}" stroke-linejoin="round"'
    return f'<text aria-hidden="true" {common} {seam}>{letters}</text>{front}'


def way(start: Point, steps: Sequence[Step]) -> str:
    return " ".join([f"M{pair(start)}", *(one_step(step) for step in steps)])


def one_step(step: Step) -> str:
    if step.radius:
        radius = number(step.radius)
        return f"A{radius},{radius} 0 0 {1 if step.clockwise else 0} {pair(step.to)}"
    if step.bend is not None:
        return f"Q{pair(step.bend)} {pair(step.to)}"
    return f"L{pair(step.to)}"


def paint(fill: str, stroke: str, width: float) -> str:
    line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f' fill="{fill}"{line}'


def named(what: str) -> str:
    return f' data-what="{escape(what)}"' if what else ""


def pair(point: Point, divided: str = ",") -> str:
    return f"{number(point[0])}{divided}{number(point[1])}"


def number(value: float) -> str:
    """A tenth is fine enough; no minus before a zero."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
