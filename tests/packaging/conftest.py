"""The scripts of `packaging/` stand beside each other and are no package: make them importable here."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT / "packaging") not in sys.path:
    sys.path.append(str(ROOT / "packaging"))
