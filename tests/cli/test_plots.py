"""The file of `bridge-opt --affine-plot`."""

from __future__ import annotations

import pytest

from bridge.cli import plots
from bridge.cli.options import UsageError


def test_a_picture_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert plots.check("") == ""
    with pytest.raises(UsageError, match=r"needs pip install mlir-bridge\[plot\]"):
        plots.check("loops.png")


def test_other_files_are_refused() -> None:
    with pytest.raises(UsageError, match=r"a picture is a \.png or \.svg file"):
        plots.check("loops.pdf")
    assert plots.check("loops.svg") == "loops.svg"
