"""HTTP to servers on this machine, without TLS and without haste.

httpx would read all certificates of the machine for each client, which takes longer than most tests, and give up after five seconds,
which is nothing on a busy machine. A client keeps no connection: none is left open, or closed by a server that starts again.
"""

from __future__ import annotations

import ssl
from functools import partial

import httpx

from tests.patience import PATIENCE_S

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
ONE_EACH = httpx.Limits(max_keepalive_connections=0)

get = partial(httpx.get, verify=NO_TLS, timeout=PATIENCE_S)
post = partial(httpx.post, verify=NO_TLS, timeout=PATIENCE_S)
patch = partial(httpx.patch, verify=NO_TLS, timeout=PATIENCE_S)
Client = partial(httpx.Client, verify=NO_TLS, timeout=PATIENCE_S, limits=ONE_EACH)
AsyncClient = partial(httpx.AsyncClient, verify=NO_TLS, timeout=PATIENCE_S, limits=ONE_EACH)
