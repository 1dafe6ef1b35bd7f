"""Lines: splines through points, shaky roads, small drawings written as path text, thinned coasts.

`shape("M-6 20 L0 -48 Z")` is the SVG path notation with absolute commands M L H V Q C Z, plus `E cx cy rx ry` for an
ellipse and `R x y w h` for a rectangle: icons and figures are much shorter in it than in method calls.
"""

from __future__ import annotations

import math
import random
import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

_TOKEN = re.compile(r"[MLHVQCZER]|-?\d*\.?\d+(?:e-?\d+)?")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0, "E": 4, "R": 4}


@cache
def _parsed(text: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(text)
    i, command = 0, "M"
    while i < len(tokens):
        if tokens[i] in _COUNT:
            command = tokens[i]
            i += 1
        elif command == "Z":
            raise ValueError(f"number after Z in path {text!r}")
        count = _COUNT[command]
        n = [float(t) for t in tokens[i : i + count]]
        if len(n) < count:
            raise ValueError(f"too few numbers for {command} in path {text!r}")
        i += count
        at = path.currentPosition()
        if command == "M":
            path.moveTo(n[0], n[1])
            command = "L"
        elif command == "L":
            path.lineTo(n[0], n[1])
        elif command == "H":
            path.lineTo(n[0], at.y())
        elif command == "V":
            path.lineTo(at.x(), n[0])
        elif command == "Q":
            path.quadTo(n[0], n[1], n[2], n[3])
        elif command == "C":
            path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
        elif command == "E":
            path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])
        elif command == "R":
            path.addRect(QRectF(n[0], n[1], n[2], n[3]))
        else:
            path.closeSubpath()
    return path


def shape(text: str) -> QPainterPath:
    """A path from its text form (see the head of this file)."""
    return QPainterPath(_parsed(text))


def mirrored(path: QPainterPath) -> QPainterPath:
    """The path and its mirror image left to right, as one."""
    result = QPainterPath(path)
    result.setFillRule(Qt.FillRule.WindingFill)
    result.addPath(QTransform.fromScale(-1, 1).map(path))
    return result


def spline(points: list[QPointF], tension: float = 6.0) -> QPainterPath:
    """Catmull-Rom curve through the points."""
    path = QPainterPath(points[0])
    last = len(points) - 1
    for i in range(last):
        before, here = points[max(0, i - 1)], points[i]
        there, after = points[i + 1], points[min(last, i + 2)]
        path.cubicTo(here + (there - before) / tension, there - (after - here) / tension, there)
    return path


def closed_spline(points: list[QPointF], tension: float = 6.0) -> QPainterPath:
    """The same, round and back to the first point."""
    path = QPainterPath(points[0])
    n = len(points)
    for i in range(n):
        before, here = points[i - 1], points[i]
        there, after = points[(i + 1) % n], points[(i + 2) % n]
        path.cubicTo(here + (there - before) / tension, there - (after - here) / tension, there)
    path.closeSubpath()
    return path


def shaky(
    a: QPointF, b: QPointF, rnd: random.Random, bend: float = 0.12, steps: int = 5, jitter: float = 0.018
) -> QPainterPath:
    """A road: a bent, slightly shaky curve from a to b."""
    d = b - a
    length = max(1e-6, math.hypot(d.x(), d.y()))
    nx, ny = -d.y() / length, d.x() / length
    swing = rnd.choice((-1, 1)) * rnd.uniform(0.4, 1) * bend * length
    points = []
    for i in range(steps + 1):
        t = i / steps
        off = swing * math.sin(math.pi * t)
        if 0 < i < steps:
            off += rnd.uniform(-1, 1) * jitter * length
        points.append(QPointF(a.x() + d.x() * t + nx * off, a.y() + d.y() * t + ny * off))
    return spline(points)


def road(
    a: QPointF, b: QPointF, others: list[QPointF], rnd: random.Random, on_land: QPainterPath | None = None
) -> QPainterPath:
    """The shaky curve from a to b that best keeps away from other places and out of the water."""
    best: tuple[float, QPainterPath] | None = None
    for i in range(14):
        path = shaky(a, b, rnd, bend=0.04 + 0.02 * i)
        samples = [path.pointAtPercent(t / 16) for t in range(1, 16)]
        near = min((math.hypot(p.x() - o.x(), p.y() - o.y()) for p in samples for o in others), default=1e9)
        wet = sum(not on_land.contains(p) for p in samples) if on_land else 0
        score = min(near, 16.0) - 3 * wet - 0.4 * i
        if best is None or score > best[0]:
            best = (score, path)
    assert best is not None
    return best[1]


def arc(centre: QPointF, length: float, angle: float = 0.0, sag: float = 0.0) -> QPainterPath:
    """A gentle arc to write on: centred, turned by `angle` degrees, sagging by `sag` pixels (positive smiles)."""
    path = QPainterPath(QPointF(-length / 2, -sag / 2))
    path.quadTo(QPointF(0, sag * 1.5), QPointF(length / 2, -sag / 2))
    return QTransform().translate(centre.x(), centre.y()).rotate(angle).map(path)


def thinned(path: QPainterPath, gap: float) -> QPainterPath:
    """Vertices nearer than `gap` to the last kept one left out: enough for wide strokes, and much cheaper."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for polygon in path.toSubpathPolygons():
        points = polygon.toList()
        kept = [points[0]]
        for point in points:
            d = point - kept[-1]
            if d.x() * d.x() + d.y() * d.y() >= gap * gap:
                kept.append(point)
        if len(kept) > 2:
            kept.append(kept[0])
            result.addPolygon(QPolygonF(kept))
    return result


def pieces(path: QPainterPath, inside: QRectF, most: int = 48) -> list[QPainterPath]:
    """The outline cut into open lines of at most `most` vertices, those that touch `inside` only.

    Stroking a whole coast at once takes seconds in one call; piece by piece it is faster and lets others work.
    """
    result = []
    for polygon in path.toSubpathPolygons():
        points = polygon.toList()
        count = len(points)
        for start in range(0, count - 1, most):
            part = QPolygonF(points[start : start + most + 1])
            box = part.boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5)
            if box.intersects(inside):
                line = QPainterPath()
                line.addPolygon(part)
                result.append(line)
    return result


def interlace_ring(radius: float, swing: float, periods: int, phase: float) -> QPainterPath:
    """One strand of a plaited ring round the origin."""
    path = QPainterPath()
    steps = periods * 12
    for i in range(steps + 1):
        t = i / steps * 2 * math.pi
        r = radius + swing * math.sin(periods * t + phase)
        point = QPointF(r * math.cos(t), r * math.sin(t))
        if i == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path


def star(points: int, outer: float, inner: float) -> QPainterPath:
    path = QPainterPath()
    for i in range(points * 2):
        t = -math.pi / 2 + i * math.pi / points
        r = inner if i % 2 else outer
        at = QPointF(r * math.cos(t), r * math.sin(t))
        if i == 0:
            path.moveTo(at)
        else:
            path.lineTo(at)
    path.closeSubpath()
    return path
