"""What numpy does on whole arrays exactly as the machine does on each element."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from bridge.interpreter.lanes import Array
from bridge.ir.floats import FloatFormat

Ufunc = Callable[..., Array]

_WIDTHS: Final = frozenset({8, 16, 32, 64})


def _function(name: str) -> Ufunc:
    found: Ufunc = getattr(np, name)
    return found


def wrapping(name: str, width: int) -> Ufunc | None:
    """A function of integers modulo 2^width, where numpy has integers of that width."""
    return plain(name) if width in _WIDTHS else None


def rounding(name: str, fmt: FloatFormat) -> Ufunc | None:
    """A function of floats, where numpy computes in that format or rounds to it once.

    f16 goes through f32 and rounds as if once, as the operations of `floats` do.
    """
    return plain(name) if fmt.name in ("f16", "f32", "f64") else None


def plain(name: str) -> Ufunc:
    """A function of numpy; of arrays without dimensions it gives one as well."""
    function = _function(name)
    return lambda *arrays: np.asarray(function(*arrays))


def test(name: str) -> Ufunc:
    """A comparison; true is -1, as in every array of `i1`."""
    function = _function(name)
    return lambda *arrays: -np.asarray(function(*arrays)).astype(np.int8)
