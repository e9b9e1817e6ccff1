"""Figures for native passes: each beside upstream's, on the same module."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Final

import bridge
from bridge.upstream.provider import bindings
from tools import generate
from tools.timing import Row, timed, upstream_parse

BUDGET: Final = 8

PASSES: Final[dict[str, str]] = {
    "canonicalize": "",
    "cse": "",
    "lower-affine": "",
    "convert-to-llvm": "lower-affine,convert-scf-to-cf",
}
"""Each pass, and the passes that make what it is run on."""


def rows(ops: int, runs: int) -> Iterator[Row]:
    """The time that passes take, without what reads and copies the module."""
    module = bridge.parse(generate.module(ops))
    for name, before in PASSES.items():
        given = module.clone()
        if before:
            bridge.run_passes(given, before)
        text = str(given)
        found = [(_ours(text, name), _upstreams(text, name)) for _ in range(runs)]
        ours, theirs = (median(times) for times in zip(*found, strict=True))
        yield Row(f"{name}, {ops:,} ops", ours, theirs, BUDGET)


def _ours(text: str, name: str) -> float:
    module = bridge.parse(text)
    return timed(lambda: bridge.run_passes(module, name, engine="native"))


def _upstreams(text: str, name: str) -> float:
    module = upstream_parse(text)
    manager = bindings().passmanager.PassManager.parse(
        f"builtin.module({name})", module.context
    )
    return timed(lambda: manager.run(module.operation))
