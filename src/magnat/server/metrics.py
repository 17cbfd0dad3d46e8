"""What the operator can watch: counters and times in Prometheus' text format, first for each server process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.inputs = Counter("magnat_entries", "Journal entries stored", registry=self.registry)
        self.refusals = Counter("magnat_refusals", "Messages refused, by error", ["error"], registry=self.registry)
        self.connections = Gauge("magnat_connections", "Open WebSocket connections", registry=self.registry)
        self.tables = Gauge("magnat_rooms", "Tables in memory", registry=self.registry)  # known to dashboards by this name
        self.append = Histogram("magnat_append_seconds", "Time until an input is durable", buckets=SECONDS, registry=self.registry)
        self.delivery = Histogram(
            "magnat_delivery_seconds",
            "Time until all who watch are shown a move",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.lag = Histogram("magnat_lag_seconds", "How late the event loop was", buckets=SECONDS, registry=self.registry)
        self.loading = Histogram("magnat_open_seconds", "Time to open a table from the store", buckets=SECONDS, registry=self.registry)
        self.bots = Counter("magnat_bot_questions", "Questions to bots", registry=self.registry)
        self.forwarded = Counter("magnat_forwarded", "Moves sent on to another process", registry=self.registry)
        self.backups = Counter("magnat_backups", "Daily backups, by how they went", ["result"], registry=self.registry)
        for result in ("verified", "failed"):
            self.backups.labels(result)  # known from the start, so that an alarm can be set on it

    def entries_stored(self) -> float:
        """By this process, since it began."""
        return self.registry.get_sample_value("magnat_entries_total") or 0.0

    def text(self) -> bytes:
        return generate_latest(self.registry)
