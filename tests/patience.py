"""How long tests wait for what must come. A busy machine is slow, not wrong: only what never comes is a fault."""

PATIENCE_S = 240.0
PATIENCE_MS = int(PATIENCE_S * 1000)
