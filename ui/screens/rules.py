"""The rules of a game to read: contents at the side, search, and a way to every rule by its number."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from ui import catalogue, i18n, theme
from ui.paint import palette
from ui.paint.assets import ASSETS
from ui.widgets import Screen, label

RULE = re.compile(r"\b([A-Z]{2}-\d+(?:\.\d+)*)\b")
_POSITION = Qt.ItemDataRole.UserRole


class Rules(Screen):
    """A page of rules."""

    def __init__(self, game_id: str, rule: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._found: list[QTextCursor] = []
        self._at = -1
        self._build()
        self.retranslate()
        self._wanted = rule

    def _build(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 14, 24, 14)
        outer.setSpacing(10)
        top = QHBoxLayout()
        self.back_button = QPushButton()
        self.back_button.setProperty("role", "link")
        self.say(self.back_button.setText, lambda: "‹ " + self.tr("Back"))
        self.back_button.clicked.connect(self.left)
        self.title_label = label("", "title")
        top.addWidget(self.back_button)
        top.addWidget(self.title_label, 1)
        outer.addLayout(top)
        outer.addLayout(self._search_row())
        self.contents = QListWidget()
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.say(self.contents.setAccessibleName, lambda: self.tr("Contents"))
        self.contents.itemClicked.connect(self._go_to_item)
        self.contents.itemActivated.connect(self._go_to_item)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(self._follow)
        self.say(self.page.setAccessibleName, lambda: self.tr("Rules"))
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.contents)
        split.addWidget(self.page)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        split.setSizes([290, 900])
        outer.addWidget(split, 1)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindNext), self, self.next_hit)

    def _search_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.say(self.search.setPlaceholderText, lambda: self.tr("Search, or a rule number such as 3.2"))
        self.search.textChanged.connect(self.look_for)
        self.search.returnPressed.connect(self.next_hit)
        self.hits = label("", "note")
        self.previous_button, self.next_button = QPushButton("‹"), QPushButton("›")
        self.say(self.previous_button.setAccessibleName, lambda: self.tr("Previous"))
        self.say(self.next_button.setAccessibleName, lambda: self.tr("Next"))
        self.say(self.previous_button.setToolTip, lambda: self.tr("Previous"))
        self.say(self.next_button.setToolTip, lambda: self.tr("Next"))
        self.previous_button.clicked.connect(self.previous_hit)
        self.next_button.clicked.connect(self.next_hit)
        row.addWidget(self.search, 1)
        for part in (self.hits, self.previous_button, self.next_button):
            row.addWidget(part)
        return row

    def heading(self) -> str:
        return self.title_label.text()

    def entered(self) -> None:
        self.search.setFocus()
        QTimer.singleShot(0, self, self._jump_first)  # when the page has its size, and lines have their places

    def _jump_first(self) -> None:
        if self._wanted:
            self.jump(self._wanted)
            self._wanted = ""

    # -- the text

    def retranslate(self) -> None:
        self.title_label.setText(self.tr("Rules of %1").replace("%1", catalogue.title_of(self.game_id)))
        self._load()
        self.look_for(self.search.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "page"):
            self._load()

    def source(self) -> str:
        """The rules as Markdown: in the language spoken now, in English otherwise, or a word that there are none."""
        for language in (i18n.language(), "en"):
            path = ASSETS / "games" / self.game_id / f"rules.{language}.md"
            try:
                return path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError):
                continue
        return self.tr("The rules of this game are not written down here yet.")

    def _load(self) -> None:
        document = self.page.document()
        document.setDefaultFont(theme.font("text", 1.06, i18n.language()))
        document.setMarkdown(linked(self.source()), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        document.setDocumentMargin(theme.px(16))
        self.contents.clear()
        block = document.begin()
        while block.isValid():
            self._dress(block)
            block = block.next()
        self._show_at(0)

    def _dress(self, block: QTextBlock) -> None:
        """Headings in red with room above them and a line in the contents; plain text with air between lines."""
        level = block.blockFormat().headingLevel()
        cursor = QTextCursor(block)
        shape = QTextBlockFormat()
        if level:
            words = block.text()
            shape.setTopMargin(theme.px(18 if level < 3 else 12))
            shape.setBottomMargin(theme.px(6))
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            look = QTextCharFormat()
            role = "display" if level == 1 else "title"
            face = theme.font(role, {1: 1.7, 2: 1.35}.get(level, 1.15), i18n.language(), words)
            look.setFont(face)
            look.setForeground(QColor(palette.TITLE_RED))
            cursor.mergeCharFormat(look)
            if level in (2, 3):
                item = QListWidgetItem(("" if level < 3 else "   ") + words)
                item.setData(_POSITION, block.position())
                self.contents.addItem(item)
        else:
            shape.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(theme.px(6))
        cursor.setPosition(block.position())
        cursor.mergeBlockFormat(shape)

    # -- going places

    def _go_to_item(self, item: QListWidgetItem) -> None:
        self._show_at(int(item.data(_POSITION)))

    def _show_at(self, position: int) -> None:
        """Bring a place of the text to the top of the page."""
        cursor = QTextCursor(self.page.document())
        cursor.setPosition(position)
        self.page.setTextCursor(cursor)
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.value() + self.page.cursorRect(cursor).top() - theme.px(12))

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "rule":
            self.jump(url.path())

    def position_of(self, rule: str) -> int:
        """Where a rule is stated: the block that begins with its number; -1 if none does."""
        pattern = re.compile(rf"\W*{re.escape(rule)}(?![\d])(?!\.\d)")
        block = self.page.document().begin()
        while block.isValid():
            if pattern.match(block.text()):
                return block.position()
            block = block.next()
        return -1

    def jump(self, rule: str) -> bool:
        """Show a rule by its number; says whether there is one."""
        position = self.position_of(rule)
        if position < 0:
            return False
        self._show_at(position)
        block = self.page.document().findBlock(position)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self._mark([cursor], 0)
        return True

    # -- searching

    def look_for(self, wanted: str) -> None:
        """Mark every place where the words stand; a rule number goes straight to its rule."""
        wanted = wanted.strip()
        self._found, self._at = [], -1
        number = re.fullmatch(r"(?:[A-Za-z]{2}-)?(\d+(?:\.\d+)+)", wanted)
        if number is not None and self._jump_to_number(wanted, number[1]):
            self.hits.setText("")
            return
        if len(wanted) >= 2:
            cursor = QTextCursor(self.page.document())
            while not (cursor := self.page.document().find(wanted, cursor)).isNull():
                self._found.append(QTextCursor(cursor))
        self.hits.setText(self.tr("%n place(s)", "", len(self._found)) if len(wanted) >= 2 else "")
        self._mark(self._found, -1)
        if self._found:
            self.next_hit()

    def _jump_to_number(self, wanted: str, number: str) -> bool:
        if "-" in wanted:
            return self.jump(wanted.upper())
        prefixes = dict.fromkeys(found.partition("-")[0] for found in RULE.findall(self.page.toPlainText()))
        return any(self.jump(f"{prefix}-{number}") for prefix in prefixes)

    def next_hit(self) -> None:
        self._step(1)

    def previous_hit(self) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        if not self._found:
            return
        self._at = (self._at + by) % len(self._found)
        cursor = QTextCursor(self._found[self._at])
        cursor.clearSelection()
        self.page.setTextCursor(cursor)
        self.page.ensureCursorVisible()
        self._mark(self._found, self._at)

    def _mark(self, places: list[QTextCursor], now: int) -> None:
        marks = []
        for index, cursor in enumerate(places):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor  # a field the stubs leave out
            mark.format.setBackground(QColor("#e9b949" if index == now else "#f4e2a6"))
            marks.append(mark)
        self.page.setExtraSelections(marks)


def linked(markdown: str) -> str:
    """Every mention of a rule number becomes a way to it, except where the rule itself is stated."""
    lines = []
    for line in markdown.splitlines():
        stated = re.match(r"[\s\-*#>|]*" + RULE.pattern, line)
        skip = stated.end() if stated else 0
        lines.append(line[:skip] + RULE.sub(r"[\1](rule:\1)", line[skip:]))
    return "\n".join(lines)
