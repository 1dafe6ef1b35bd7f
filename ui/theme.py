"""Parchment and ink: the palette, the fonts and the style sheet of every widget, at the size the player reads best."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from ui.paint import fonts, palette

BASE: Final = 18  # pixels of plain text at 100 %; Garamond is small for its size
RULE: Final = "#8a5a22"  # thin lines round panels and fields
FADED: Final = "#77603f"  # secondary text on paper: contrast 4.9
FIELD: Final = "#fbf4de"  # where one writes
FOCUS: Final = "#1b4f9c"  # the ring round what the keyboard speaks to

_scale = 1.0


def px(size: float) -> int:
    """A length that grows with the text."""
    return round(size * _scale)


def text_pixels(share: float = 1.0) -> int:
    return max(9, round(BASE * share * _scale))


def font(role: str, share: float = 1.0, language: str = "en", text: str = "") -> QFont:
    """A font of the drawing kit at a share of the plain text size."""
    return fonts.font(role, text_pixels(share), language, text)


def apply(app: QApplication, language: str, text_size: int) -> None:
    """Dress the whole application."""
    global _scale  # noqa: PLW0603  (one application, one size of text)
    _scale = text_size / 100
    fonts.load()
    if not app.property("dressed"):
        app.setStyle("Fusion")
        app.setProperty("dressed", True)
    app.setPalette(_palette())
    app.setFont(fonts.font("text", text_pixels(), language))
    app.setStyleSheet(style_sheet(language))


def _palette() -> QPalette:
    ink, paper, light = QColor(palette.INK), QColor(palette.PAPER), QColor(palette.CARD_LIGHT)
    colours = QPalette(QColor(palette.CARD_MIDDLE), paper)
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.WindowText, ink),
        (roles.Text, ink),
        (roles.ButtonText, ink),
        (roles.ToolTipText, ink),
        (roles.Base, QColor(FIELD)),
        (roles.AlternateBase, light),
        (roles.ToolTipBase, light),
        (roles.Highlight, QColor(palette.TITLE_RED)),
        (roles.HighlightedText, light),
        (roles.Link, QColor(palette.TITLE_RED)),
        (roles.LinkVisited, QColor(palette.REGION_LETTER)),
        (roles.PlaceholderText, QColor(FADED)),
    ):
        colours.setColor(role, colour)
    faint = QColor("#9c8a68")
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, faint)
    return colours


def style_sheet(language: str) -> str:
    """The style sheet; lengths follow the size of the text."""
    display = fonts.face("display", language).family
    capitals = fonts.face("title", language).family
    values = {
        "ink": palette.INK, "dark": palette.DARK_INK, "red": palette.TITLE_RED, "gold": palette.GOLD_LINE,
        "paper": palette.PAPER, "light": palette.CARD_LIGHT, "middle": palette.CARD_MIDDLE, "deep": palette.CARD_DARK,
        "frame": palette.FRAME, "rule": RULE, "faded": FADED, "field": FIELD, "focus": FOCUS,
        "display": display, "capitals": capitals,
        "huge": text_pixels(2.7), "large": text_pixels(1.75), "heading": text_pixels(1.25),
        "plain": text_pixels(), "small": text_pixels(0.88),
        "pad": px(5), "wide": px(15), "gap": px(8), "box": px(18), "bar": px(14), "handle": px(20), "groove": px(6),
        "overlap": px(7), "round": px(10), "arrow": px(26),
        "sink": px(8) if language == "uk" else 0,  # Ruslan Display stands high in its line
    }  # fmt: skip
    return _SHEET % values


_SHEET: Final = """
* { color: %(ink)s; }
QMainWindow, QDialog { background: %(paper)s; }
QLabel[role="huge"], QLabel[role="title"] {
  font-family: "%(display)s", "EB Garamond"; color: %(red)s; padding-top: %(sink)dpx;
}
QLabel[role="huge"] { font-size: %(huge)dpx; }
QLabel[role="title"] { font-size: %(large)dpx; }
QLabel[role="heading"] { font-family: "%(capitals)s", "EB Garamond"; font-size: %(heading)dpx; color: %(red)s; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="faded"] { color: %(faded)s; font-style: italic; }
QLabel[role="small"] { font-size: %(small)dpx; }
QLabel[role="note"] { font-size: %(small)dpx; color: %(faded)s; }
QLabel[role="figure"] { font-weight: 700; font-size: %(heading)dpx; }
QLabel[role="problem"] { color: #8c1f14; }
QLabel:disabled { color: #8d7a58; }

QPushButton, QToolButton {
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 %(light)s, stop:1 %(deep)s);
  border: 2px solid %(rule)s; border-radius: 7px; padding: %(pad)dpx %(wide)dpx; font-weight: 600;
}
QPushButton:hover, QToolButton:hover {
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 #fffaea, stop:1 %(gold)s);
}
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked { background: %(gold)s; }
QPushButton:focus, QToolButton:focus { border-color: %(focus)s; }
QPushButton:disabled, QToolButton:disabled { color: #9c8a68; border-color: #c3ae82; background: %(middle)s; }
QPushButton[role="main"] {
  color: #fff4d0; border-color: #5f150f; padding: %(gap)dpx %(wide)dpx;
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 #a8382b, stop:1 %(red)s);
}
QPushButton[role="main"]:hover { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 #c24a3b, stop:1 #8f3325); }
QPushButton[role="main"]:focus { border-color: %(gold)s; }
QPushButton[role="main"]:disabled { color: #eadfbf; background: #b08a72; border-color: #b08a72; }
QPushButton[role="link"], QToolButton[role="link"] {
  background: transparent; border: 2px solid transparent; color: %(red)s; padding: %(pad)dpx; font-weight: 600;
}
QPushButton[role="link"]:hover, QToolButton[role="link"]:hover { color: #b03a2a; border-bottom-color: %(red)s; }
QPushButton[role="link"]:focus, QToolButton[role="link"]:focus { border-color: %(focus)s; border-radius: 7px; }

QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox {
  background: %(field)s; border: 2px solid #b99a63; border-radius: 6px; padding: %(pad)dpx %(gap)dpx;
  selection-background-color: %(red)s; selection-color: %(light)s;
}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus { border-color: %(focus)s; }
QComboBox:disabled, QLineEdit:disabled { color: #9c8a68; background: %(middle)s; }
QComboBox { padding-right: %(arrow)dpx; }
QComboBox::drop-down { border: none; width: %(arrow)dpx; }
QComboBox::down-arrow { image: none; width: 0; height: 0; }
QComboBox QAbstractItemView {
  background: %(field)s; border: 1px solid %(rule)s; padding: 2px;
  selection-background-color: %(gold)s; selection-color: %(dark)s;
}
QCheckBox, QRadioButton { spacing: %(gap)dpx; padding: 3px; border: 2px solid transparent; border-radius: 6px; }
QCheckBox:focus, QRadioButton:focus { border-color: %(focus)s; }
QCheckBox::indicator {
  width: %(box)dpx; height: %(box)dpx; border: 2px solid %(rule)s; border-radius: 4px; background: %(field)s;
}
QCheckBox::indicator:checked { background: %(red)s }
QCheckBox::indicator:disabled { border-color: #c3ae82; }
QSlider { min-height: %(handle)dpx; border: 2px solid transparent; border-radius: 6px; }
QSlider:focus { border-color: %(focus)s; }
QSlider::groove:horizontal {
  height: %(groove)dpx; background: #cdb587; border: 1px solid %(rule)s; border-radius: 3px;
}
QSlider::sub-page:horizontal { background: %(red)s; border: 1px solid %(rule)s; border-radius: 3px; }
QSlider::handle:horizontal {
  width: %(handle)dpx; margin: -%(overlap)dpx 0; border: 2px solid %(frame)s; border-radius: %(round)dpx;
  background: qradialgradient(cx:0.4, cy:0.35, radius:0.8, stop:0 #fff3c4, stop:1 #c79a3e);
}

QMenuBar { background: %(deep)s; border-bottom: 1px solid %(rule)s; }
QMenuBar::item { background: transparent; padding: %(pad)dpx %(gap)dpx; }
QMenuBar::item:selected { background: %(gold)s; border-radius: 4px; }
QMenu { background: %(light)s; border: 1px solid %(rule)s; padding: 4px; }
QMenu::item { padding: %(pad)dpx 28px %(pad)dpx 28px; border-radius: 4px; }
QMenu::item:selected { background: %(gold)s; }
QMenu::item:disabled { color: #a3916d; }
QMenu::separator { height: 1px; background: #c9b283; margin: 4px 8px; }
QToolTip { background: %(light)s; color: %(ink)s; border: 1px solid %(rule)s; padding: 5px; font-size: %(small)dpx; }
QStatusBar { background: %(deep)s; border-top: 1px solid %(rule)s; }

QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: %(bar)dpx; margin: 0; }
QScrollBar:horizontal { background: transparent; height: %(bar)dpx; margin: 0; }
QScrollBar::handle { background: #b99a63; border-radius: 5px; margin: 2px; min-height: 34px; min-width: 34px; }
QScrollBar::handle:hover { background: %(rule)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTextBrowser, QListView, QListWidget, QTreeView, QTableView, QPlainTextEdit {
  background: rgba(251, 244, 222, 225); border: 2px solid #b99a63; border-radius: 8px; padding: 4px;
  selection-background-color: %(gold)s; selection-color: %(dark)s;
}
QTextBrowser:focus, QListView:focus, QListWidget:focus, QTreeView:focus, QTableView:focus, QPlainTextEdit:focus {
  border-color: %(focus)s;
}
QListView::item, QTreeView::item { padding: 3px; border-radius: 4px; }
QListView::item:hover, QTreeView::item:hover { background: rgba(227, 191, 98, 110); }
QListView::item:selected, QTreeView::item:selected { background: %(gold)s; color: %(dark)s; }
QHeaderView::section {
  background: %(deep)s; border: none; border-bottom: 1px solid %(rule)s; padding: %(pad)dpx; font-weight: 600;
}
QProgressBar { border: 1px solid %(rule)s; border-radius: 4px; background: %(field)s; text-align: center; }
QProgressBar::chunk { background: %(red)s; }
"""
