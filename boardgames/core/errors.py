"""Errors meant for people: one sentence that says what is wrong, where, and what to do."""


class LonghallError(Exception):
    """Bad input of any kind. Its text is shown as it is: on the terminal (exit code 2) or in a dialog."""


class IllegalAction(LonghallError):
    """An action that the rules do not allow at this moment."""


class RecordError(LonghallError):
    """A saved game that cannot be read or does not replay. The file itself is left untouched."""


class SchemaError(LonghallError):
    """A YAML file that does not have the declared shape; the text names file, line and key."""
