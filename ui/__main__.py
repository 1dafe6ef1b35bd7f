"""`python -m ui` starts the desktop app, as the command `longhall` does."""

import sys

from ui.app import main

if __name__ == "__main__":
    sys.exit(main())
