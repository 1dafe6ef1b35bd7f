"""The chart of scores over a game. QtCharts is loaded when the first game ends, not before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ui import i18n, theme
from ui.paint import palette

if TYPE_CHECKING:
    from ui.screens.result import Result

HEIGHT = 300


def score_chart(result: Result, moves: str) -> QWidget | None:
    """The chart, or None where Qt came without its charts: the account above says it all in figures."""
    try:
        from PySide6.QtCharts import QChart, QChartView, QLineSeries, QValueAxis
    except ImportError:
        return None
    chart = QChart()
    chart.setBackgroundVisible(False)
    chart.setMargins(QMargins(0, 0, 0, 0))
    history = result.history()
    top = max((max(scores) for scores in history), default=0)
    bottom = min((min(scores) for scores in history), default=0)
    across, up = QValueAxis(), QValueAxis()
    across.setRange(0, max(1, len(history[0]) - 1))
    across.setLabelFormat("%d")
    across.setTickCount(min(9, max(2, len(history[0]))))
    across.setTitleText(moves)
    up.setRange(min(0, bottom), max(5, top))
    up.setLabelFormat("%d")
    up.applyNiceNumbers()
    for axis, side in ((across, Qt.AlignmentFlag.AlignBottom), (up, Qt.AlignmentFlag.AlignLeft)):
        axis.setLabelsFont(theme.font("text", 0.85, i18n.language()))
        axis.setTitleFont(theme.font("text", 0.85, i18n.language()))
        axis.setLabelsBrush(QBrush(QColor(palette.INK)))
        axis.setTitleBrush(QBrush(QColor(palette.INK)))
        axis.setGridLineColor(QColor("#d8c59a"))
        axis.setLinePenColor(QColor(theme.RULE))
        chart.addAxis(axis, side)
    styles = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
    for seat, scores in enumerate(history):
        line = QLineSeries()
        line.setName(result.match.names[seat])
        colour = result.match.seats[seat].colour
        fill = palette.player(seat if colour is None else colour, result.settings.colour_blind).fill
        # Colour is never the only sign: each seat has its own stroke as well.
        line.setPen(QPen(QColor(fill), 3, styles[seat % len(styles)]))
        for moment, points in enumerate(scores):
            line.append(moment, points)
        chart.addSeries(line)
        line.attachAxis(across)
        line.attachAxis(up)
    legend = chart.legend()
    legend.setFont(theme.font("label", 0.9, i18n.language(), "".join(result.match.names)))
    legend.setLabelColor(QColor(palette.INK))
    view = QChartView(chart)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setMinimumHeight(theme.px(HEIGHT))
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setStyleSheet("background: transparent; border: none;")
    view.viewport().setAutoFillBackground(False)
    return view
