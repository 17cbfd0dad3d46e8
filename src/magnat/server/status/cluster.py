"""All processes of a server together: who is connected where, and one page of metrics for all."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from magnat.server.status.figures import Figures
from magnat.store.records import ProcessRecord

FIGURES = msgspec.json.Decoder(Figures)
LABEL = "process"


def figures_of(records: Iterable[ProcessRecord]) -> dict[str, Figures]:
    """By process; one of another version may tell something else, or nothing yet."""
    found: dict[str, Figures] = {}
    for record in records:
        try:
            found[record.id] = FIGURES.decode(record.figures or b"")
        except msgspec.DecodeError:
            continue
    return found


def people_elsewhere(records: Iterable[ProcessRecord], process: str) -> dict[str, set[str]]:
    """By table, whoever is connected to another process."""
    found: dict[str, set[str]] = {}
    for record in records:
        if record.id != process:
            for table, people in (record.present or {}).items():
                found.setdefault(table, set()).update(people)
    return found


def people_everywhere(records: Iterable[ProcessRecord]) -> set[str]:
    return {person for record in records for people in (record.present or {}).values() for person in people}


class Together(Collector):
    """The metrics of several processes, each with its name as a label."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts

    def collect(self) -> list[Metric]:
        families: dict[str, Metric] = {}
        for process, text in self.texts.items():
            for told in text_string_to_metric_families(text):
                family = families.setdefault(told.name, Metric(told.name, told.documentation, told.type))
                for sample in told.samples:
                    family.samples.append(sample._replace(labels={**sample.labels, LABEL: process}))
        return list(families.values())


def metrics_together(texts: dict[str, str]) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Together(texts))
    return generate_latest(registry)
