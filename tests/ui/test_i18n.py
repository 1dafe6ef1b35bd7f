"""Nothing that a player reads goes past translation, and every translation is there, fresh and writable."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ui import i18n

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "i18n"
TRANSLATED = ("fr", "uk")
PLURALS = {"en": 2, "fr": 2, "uk": 3}

# What shows its argument to the player: methods by name, and widgets that take their text when they are made.
SPEAKING_METHODS = {
    "setText", "setPlainText", "setWindowTitle", "setTitle", "setToolTip", "setStatusTip", "setWhatsThis", "setSuffix",
    "setPlaceholderText", "setAccessibleName", "setAccessibleDescription", "setItemText", "setTitleText", "setPrefix",
    "setInformativeText", "addItem", "addAction", "addMenu", "addTab", "insertItem", "setLabelText", "showMessage",
    "drawText", "say", "tell", "getOpenFileName", "getSaveFileName", "question", "warning", "information", "critical",
    "setHeaderLabels",
}  # fmt: skip
SPEAKING_MAKERS = {
    "QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QMenu", "Tick",
    "label", "QListWidgetItem", "QTableWidgetItem", "QMessageBox", "QDockWidget",
}  # fmt: skip
ROLE_MAKERS = {"label"}  # only their first argument is words


def modules() -> list[Path]:
    return sorted((ROOT / "ui").rglob("*.py"))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


# ------------------------------------------------------------------ literals that bypass translation


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def loose_words(node: ast.AST) -> Iterator[str]:
    """String constants with letters in an expression that is not inside a translating or looking-up call."""
    if isinstance(node, ast.Call):
        if called(node) in ("tr", "translate"):
            return
        # Of a call that reshapes a text only the text matters: `.replace("%1", name)`, `.join(...)`, `.get("key")`.
        inner = [node.func.value] if isinstance(node.func, ast.Attribute) else []
        for part in (*inner, *(node.args if called(node) == "join" else ())):
            yield from loose_words(part)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str) and any(letter.isalpha() for letter in re.sub(r"%\w|</?\w+>", "", node.value)):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from loose_words(part.value if isinstance(part, ast.FormattedValue) else part)
    elif isinstance(node, ast.Subscript):
        yield from loose_words(node.value)
    elif isinstance(node, ast.Dict):
        for part in node.values:
            yield from loose_words(part)
    elif isinstance(node, ast.IfExp):
        yield from loose_words(node.body)
        yield from loose_words(node.orelse)
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.Lambda | ast.List | ast.Tuple | ast.NamedExpr | ast.Starred):
        for part in ast.iter_child_nodes(node):
            if not isinstance(part, ast.arguments):
                yield from loose_words(part)


def bypassing(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of every literal that is shown without being translated."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = called(node)
        method = isinstance(node.func, ast.Attribute)
        if not (name in SPEAKING_METHODS if method else name in SPEAKING_MAKERS):
            continue
        shown = node.args[:1] if name in ROLE_MAKERS | {"addItem"} else node.args
        for argument in shown:
            yield from ((node.lineno, words) for words in loose_words(argument))


def test_no_words_bypass_translation() -> None:
    allowed = {"Longhall"}
    found = [
        f"{path.relative_to(ROOT)}:{line}: {words!r}"
        for path in modules()
        for line, words in bypassing(parsed(path))
        if words not in allowed and "/paint/" not in str(path)  # the kit draws what it is given
    ]
    assert not found


@pytest.mark.parametrize(
    "source",
    [
        'QLabel("Hello")',
        'self.button.setText("Go on")',
        'self.setWindowTitle(f"Game of {name}")',
        'action = QAction("Save", self)',
        'button.setToolTip("on" if on else self.tr("off"))',
        'self.say(button.setText, lambda: "Back to " + self.tr("the table"))',
        'label("Rules", "heading")',
        'QMessageBox.question(self, self.tr("Sure?"), "Really?")',
        'field.setText({1: self.tr("light"), 2: "heavy"}[weight])',
    ],
)
def test_the_walk_sees_a_bypass(source: str) -> None:
    assert list(bypassing(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        'QLabel(self.tr("Hello"))',
        'label("", "heading", wrap=True)',
        'label(text, "problem")',
        'button.setText("‹ " + self.tr("Back"))',
        'value.setText(f"{size} %")',
        'self.say(title.setText, lambda: self.tr("Rules of %1").replace("%1", name))',
        'picker.addItem(words["off"], "off")',
    ],
)
def test_the_walk_lets_translated_words_pass(source: str) -> None:
    assert not list(bypassing(ast.parse(source)))


# ------------------------------------------------------------------ the catalogues


@dataclass(frozen=True)
class Entry:
    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    finished: bool
    plural: bool


def entries(language: str) -> list[Entry]:
    found = []
    for context in ElementTree.parse(FOLDER / f"longhall_{language}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = (
                [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
            )
            found.append(
                Entry(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    tuple(forms),
                    translation.get("type") is None,
                    plural,
                )
            )
    return found


def said(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Context, source and line of everything that the code asks to be translated."""

    def visit(node: ast.AST, owner: str) -> Iterator[tuple[str, str, int]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                yield from visit(child, child.name)
                continue
            if isinstance(child, ast.Call) and called(child) == "tr" and child.args:
                first = child.args[0]
                yield owner, str(first.value) if isinstance(first, ast.Constant) else "", child.lineno
            elif isinstance(child, ast.Call) and called(child) == "translate" and len(child.args) >= 2:
                context, text = child.args[:2]
                if isinstance(context, ast.Constant) and isinstance(context.value, str):  # a painter moves by numbers
                    yield context.value, str(text.value) if isinstance(text, ast.Constant) else "", child.lineno
            yield from visit(child, owner)

    yield from visit(tree, "")


@pytest.mark.parametrize("language", TRANSLATED)
def test_everything_that_is_said_can_be_translated(language: str) -> None:
    """lupdate reads Python with half an eye: whatever it overlooks (in an f-string, say) is caught here."""
    known = {(entry.context, entry.source) for entry in entries(language)}
    missing = [
        f"{path.relative_to(ROOT)}:{line}: {context}: {text!r}"
        for path in modules()
        for context, text, line in said(parsed(path))
        if (context, text) not in known
    ]
    assert not missing, "run `python packaging/translate.py`, then translate what is new"


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_untranslated(language: str) -> None:
    gaps = [
        f"{entry.context}: {entry.source!r}"
        for entry in entries(language)
        if not entry.finished or not all(form.strip() for form in entry.forms)
    ]
    assert not gaps


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_every_plural_has_all_its_forms(language: str) -> None:
    plurals = [entry for entry in entries(language) if entry.plural]
    assert plurals
    for entry in plurals:
        assert entry.finished
        assert len(entry.forms) == PLURALS[language], entry.source
        assert all("%n" in form for form in entry.forms), entry.source


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_keep_every_value(language: str) -> None:
    for entry in entries(language):
        wanted = sorted(re.findall(r"%[1-9n]", entry.source))
        for form in entry.forms:
            assert sorted(re.findall(r"%[1-9n]", form)) == wanted, entry.source
            assert entry.source.endswith("…") == form.endswith("…"), entry.source


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_the_fonts_can_write_every_string(language: str, qapp: QApplication) -> None:
    from ui.paint import fonts

    for entry in entries(language):
        for text in entry.forms:
            for role in ("text", "label", "italic"):
                assert not fonts.missing(text, role, language), f"{text!r} in {role}"
    for name in i18n.NAMES.values():
        assert not fonts.missing(name, "text", "en")


def test_the_catalogues_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "translate.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr + "run `python packaging/translate.py`"


# ------------------------------------------------------------------ at run time


@pytest.fixture
def english_again(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    i18n.speak("en", qapp)


@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        ("en", 1, "1 point"),
        ("en", 0, "0 points"),
        ("fr", 0, "0 point"),
        ("fr", 2, "2 points"),
        ("uk", 1, "1 очко"),
        ("uk", 3, "3 очки"),
        ("uk", 5, "5 очок"),
        ("uk", 11, "11 очок"),
        ("uk", 12, "12 очок"),
        ("uk", 21, "21 очко"),
        ("uk", 22, "22 очки"),
        ("uk", 112, "112 очок"),
    ],
)
def test_plurals_are_right(english_again: QApplication, language: str, number: int, expected: str) -> None:
    i18n.speak(language, english_again)
    assert english_again.translate("Result", "%n point(s)", "", number) == expected


def test_the_language_changes_at_run_time(english_again: QApplication) -> None:
    from ui.widgets import Page

    class Further(Page):
        """A page whose way back was worded in the class above it."""

    page = Further()
    assert "Back" in page.back_button.text()
    for language, words in (("fr", "Retour"), ("uk", "Назад"), ("en", "Back")):
        i18n.speak(language, english_again)
        english_again.processEvents()
        assert words in page.back_button.text()
        assert i18n.language() == language
    page.deleteLater()


def test_an_unknown_language_is_english(english_again: QApplication) -> None:
    i18n.speak("xx", english_again)
    assert i18n.language() == "en"
