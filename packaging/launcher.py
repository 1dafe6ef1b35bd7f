"""The program inside a bundle. Everything else, also how thinking processes begin, is `ui.app`'s affair."""

import sys

from ui.app import main

if __name__ == "__main__":
    sys.exit(main())
