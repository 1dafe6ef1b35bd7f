"""The tables of the single games use the same fixtures as the table itself."""

from tests.ui.games.england import england
from tests.ui.table.conftest import _pool, _tidy, settings, sit, workers

__all__ = ["_pool", "_tidy", "england", "settings", "sit", "workers"]
