"""What all tests share: the real files, and how properties are tested."""

from __future__ import annotations

import builtins
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tools.diagnostics.sites import RECORDER

ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(os.environ.get("MLIR_BRIDGE_SHARED", ROOT.parent / "shared"))
ABSENT = "the folder ../shared (or MLIR_BRIDGE_SHARED) is absent"

# Examples are the same in every run, so that a red check means a change made it red.
# Deadlines would measure the machine's other work.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real files, read-only; skips where there is none."""
    folder = SHARED / "corpus"
    if not folder.is_dir():
        pytest.skip(ABSENT)
    return folder


@pytest.fixture(autouse=True)
def unrecorded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records no diagnostic that real files meet: a checkout need not have them."""
    if "corpus" in request.fixturenames and hasattr(builtins, RECORDER):
        monkeypatch.setattr(builtins, RECORDER, lambda site: None)
        monkeypatch.delenv("MLIR_BRIDGE_DIAGNOSTICS")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says how much was not checked for want of the real files."""
    skipped = terminalreporter.stats.get("skipped", [])
    absent = sum(ABSENT in str(report.longrepr) for report in skipped)
    if absent:
        terminalreporter.write_line(
            f"{absent} checks over ../shared skipped: folder absent", yellow=True
        )
