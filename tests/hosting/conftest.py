"""Schemathesis takes half a second to load: it is loaded with the one file that uses it (pyproject.toml keeps it away from all others)."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> None:
    if module_path.name == "test_schema.py":
        parent.config.pluginmanager.import_plugin("schemathesis.pytest.plugin")
