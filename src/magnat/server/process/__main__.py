"""`python -m magnat.server.process FD`: one server process. Bots think in processes begun from here, which load this file and no more."""

from __future__ import annotations

if __name__ == "__main__":
    import sys

    from magnat.server.process.child import main

    sys.exit(main())
