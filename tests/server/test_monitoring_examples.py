"""The examples for Prometheus and Grafana name figures that a hall has."""

import json
import re
from pathlib import Path

import pytest

from wizardhall.server.metrics import REGISTRY

EXAMPLES = Path(__file__).parents[2] / "examples" / "monitoring"
FIGURES = {family.name: family.type for family in REGISTRY.collect()}
PARTS = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",), "gauge": ("",)}
KNOWN = {f"{name}{part}" for name, kind in FIGURES.items() for part in PARTS[kind]}


def named(file: str) -> set[str]:
    return set(re.findall(r"wizardhall_\w+", (EXAMPLES / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", ["alerts.yml", "grafana-dashboard.json"])
def test_every_figure_that_an_example_names_is_there(file: str) -> None:
    assert named(file) - KNOWN == set()
    assert named(file)


def test_the_dashboard_shows_every_figure() -> None:
    shown = named("grafana-dashboard.json")
    assert [name for name, kind in FIGURES.items() if not shown & {f"{name}{part}" for part in PARTS[kind]}] == []


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    panels = json.loads((EXAMPLES / "grafana-dashboard.json").read_text(encoding="utf-8"))["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(panels)
    assert all(panel["targets"] and panel["title"] for panel in panels)
