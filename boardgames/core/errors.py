"""Errors meant for people: one sentence that says what is wrong, where, and what to do."""


class LonghallError(Exception):
    """Bad input of any kind. Its text is shown as it is on the terminal (exit code 2). A screen that speaks another
    language words the kind of mistake itself, where one is named, and shows the text below as the detail."""

    def __init__(self, text: str = "", kind: str = "") -> None:
        super().__init__(text)
        self.kind = kind


class IllegalAction(LonghallError):
    """An action that the rules do not allow at this moment."""


class RecordError(LonghallError):
    """A saved game that cannot be read or does not replay. The file itself is left untouched."""


class SchemaError(LonghallError):
    """A YAML file that does not have the declared shape; the text names file, line and key."""
