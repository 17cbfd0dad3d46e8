"""`python -m magnat.server.process PORT NEWS`: one server process. Whatever it begins in a new interpreter loads this file and no more."""

from __future__ import annotations

if __name__ == "__main__":
    import gc
    import sys

    gc.disable()  # until it serves: nothing that is loaded now is ever let go

    from magnat.server.process.child import main

    sys.exit(main())
