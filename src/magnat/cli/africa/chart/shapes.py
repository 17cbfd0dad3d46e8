"""What a picture is made of: shapes with coordinates and colours, in drawing order. Whoever can draw these can draw the map."""

from __future__ import annotations

from typing import Literal

import msgspec

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


class Polygon(msgspec.Struct, frozen=True, tag="polygon"):
    """`what` says what it stands for: `hex D5`."""

    points: tuple[Point, ...]
    fill: str
    stroke: str = ""
    width: float = 0
    what: str = ""


class Step(msgspec.Struct, frozen=True):
    """On to a point: straight, or along an arc of this radius, clockwise or not, or bent towards a point."""

    to: Point
    radius: float = 0
    clockwise: bool = False
    bend: Point | None = None


class Path(msgspec.Struct, frozen=True, tag="path"):
    """An open line."""

    start: Point
    steps: tuple[Step, ...]
    stroke: str
    width: float
    what: str = ""


class Circle(msgspec.Struct, frozen=True, tag="circle"):
    centre: Point
    radius: float
    fill: str
    stroke: str = ""
    width: float = 0
    dashed: bool = False
    what: str = ""


class Box(msgspec.Struct, frozen=True, tag="box"):
    """A rectangle with round corners, turned clockwise about its centre."""

    centre: Point
    size: Point
    fill: str
    stroke: str = ""
    width: float = 0
    round: float = 0
    degrees: float = 0


class Label(msgspec.Struct, frozen=True, tag="label"):
    """A line of text, centred on its height; `halo` is the colour of a seam that keeps it readable on track."""

    at: Point
    text: str
    size: float
    fill: str = "#222222"
    anchor: Anchor = "middle"
    bold: bool = False
    italic: bool = False
    halo: str = ""


Shape = Polygon | Path | Circle | Box | Label


class Picture(msgspec.Struct, frozen=True):
    """Shapes from the first to the last, the later ones above."""

    width: float
    height: float
    background: str
    title: str
    shapes: tuple[Shape, ...]


def moved(shape: Shape, by: Point) -> Shape:
    """The same shape somewhere else."""
    match shape:
        case Polygon():
            return msgspec.structs.replace(shape, points=tuple(plus(point, by) for point in shape.points))
        case Path():
            return msgspec.structs.replace(shape, start=plus(shape.start, by), steps=tuple(moved_step(step, by) for step in shape.steps))
        case Label():
            return msgspec.structs.replace(shape, at=plus(shape.at, by))
        case _:
            return msgspec.structs.replace(shape, centre=plus(shape.centre, by))


def moved_step(step: Step, by: Point) -> Step:
    bend = None if step.bend is None else plus(step.bend, by)
    return msgspec.structs.replace(step, to=plus(step.to, by), bend=bend)


def plus(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]
