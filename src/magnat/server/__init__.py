"""Real games between real people: HTTP and WebSocket, accounts, and one mailbox per table."""
