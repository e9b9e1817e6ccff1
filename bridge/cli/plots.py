"""The picture that `bridge-opt --affine-plot=FILE` writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridge.cli import streams
from bridge.cli.options import UsageError
from bridge.ir.core import Operation
from bridge.later import deferred

if TYPE_CHECKING:
    import importlib.util as finding
    import pathlib

    from bridge import plot
    from bridge.plot import picture
else:
    finding = deferred("importlib.util")
    pathlib = deferred("pathlib")
    plot = deferred("bridge.plot")
    picture = deferred("bridge.plot.picture")


def check(name: str) -> str:
    """The name of a picture's file, empty without one; raises `UsageError`."""
    if not name:
        return ""
    if any(finding.find_spec(name) is None for name in ("matplotlib", "islpy")):
        raise UsageError("--affine-plot needs pip install mlir-bridge[plot]")
    try:
        picture.format_of(name)
    except ValueError as error:
        raise UsageError(f"--affine-plot: {error}") from None
    return name


def write(name: str, modules: Sequence[Operation]) -> None:
    """Draws all loops of modules; raises `StreamError`."""
    data = plot.overview(*modules).data(picture.format_of(pathlib.Path(name)))
    streams.write(name, data)
