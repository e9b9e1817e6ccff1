"""The text upstream's runner libraries print: numbers, memrefs, memrefs of vectors.

C's `printf` and C++'s streams, with six significant digits, agree on all numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from math import copysign
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.generic]
DType = np.dtype[np.generic]

HEADER: Final = 3
"""Words of a descriptor before its sizes: allocated, aligned, offset."""
TOLERANCES: Final = {np.dtype(np.float32): 1e-6, np.dtype(np.float64): 1e-12}
"""The relative error within which two elements count as equal."""
MISMATCHES_TOLD: Final = 10


def format_float(value: float) -> str:
    """A number as C prints it, sign of NaN included."""
    if value != value and copysign(1.0, value) < 0:
        return "-nan"
    return f"{value:g}"


def _format_complex(value: complex) -> str:
    return f"({format_float(value.real)},{format_float(value.imag)})"


def _format_character(value: int) -> str:
    # The library streams a C `signed char`: the byte itself.
    return bytes([int(value) & 0xFF]).decode("latin-1")


FORMATS: Final[dict[str, Callable[[Any], str]]] = {
    "i": str,
    "u": str,
    "f": format_float,
    "c": _format_complex,
}
"""How an element prints, by the kind of its dtype."""


def formatter(dtype: DType) -> Callable[[Any], str]:
    """How an element of that type prints."""
    if dtype == np.int8:
        return _format_character
    # ml_dtypes' formats are of kind V.
    return FORMATS.get(dtype.kind, format_float)


def metadata(words: list[int]) -> str:
    """The line about a memref: its base, rank, offset, sizes and strides."""
    rank = (len(words) - HEADER) // 2
    base = words[1] & (1 << 64) - 1
    sizes = ", ".join(map(str, words[HEADER : HEADER + rank]))
    strides = ", ".join(map(str, words[HEADER + rank :]))
    pointer = f"{base:#x}" if base else "0"
    return (
        f"base@ = {pointer} rank = {rank} offset = {words[2]} "
        f"sizes = [{sizes}] strides = [{strides}]"
    )


def elements(array: Array) -> str:
    """The elements of a memref, nested in brackets, a line for each innermost row."""
    show = formatter(array.dtype)
    if array.ndim == 0:
        return f"[{show(_plain(array)[()])}]"
    return _nested(_plain(array), show, array.ndim)


def _plain(array: Array) -> Array:
    """The same numbers in a type Python has."""
    return array.astype(np.float64) if array.dtype.kind == "V" else array


def _nested(array: Array, show: Callable[[object], str], rank: int) -> str:
    depth = array.ndim
    indent = " " * (rank - depth + 1)
    if depth == 1:
        return f"[{(', ' + indent).join(map(show, array.tolist()))}]"
    rows = [_nested(row, show, rank) for row in array]
    return f"[{(', ' + chr(10) + indent).join(rows)}]"


def vectors(array: Array, inner: int) -> str:
    """The elements of a memref whose last `inner` dimensions are a vector's."""
    if array.ndim == inner:
        return _vector(array)
    rank = array.ndim - inner
    return _nested_vectors(array, inner, rank)


def _nested_vectors(array: Array, inner: int, rank: int) -> str:
    depth = array.ndim - inner
    if depth == 0:
        return _vector(array)
    line = "\n" if depth > 1 else ""
    joint = ", " + line + " " * (rank - depth + 1)
    return f"[{joint.join([_nested_vectors(row, inner, rank) for row in array])}]"


def _vector(array: Array) -> str:
    """`(a, b)`; lines between the first and the last are indented once more."""
    depth = array.ndim - 1
    if depth == 0:
        return f"({', '.join(map(format_float, array.tolist()))})"
    line = "\n" if depth > 1 else ""
    rows = [_vector(row) for row in array]
    indents = ["", *["  " * depth] * (len(rows) - 2), " " * depth][: len(rows)]
    return f"({(', ' + line).join(map(''.join, zip(indents, rows, strict=True)))})"


def differences(
    actual: tuple[list[int], Array], expected: tuple[list[int], Array]
) -> tuple[int, str]:
    """How many elements of two memrefs differ, -1 for other shapes, and the report.

    Each is the words of its descriptor and its elements.
    """
    (words, got), (others, wanted) = actual, expected
    if len(words) > HEADER and words[2:] != others[2:]:
        return -1, metadata(words) + metadata(others)
    places = np.argwhere(~_equal(got, wanted))
    strides = words[HEADER + got.ndim :]
    show = formatter(got.dtype)
    lines = []
    for place in places[:MISMATCHES_TOLD].tolist():
        at = words[2] + sum(i * s for i, s in zip(place, strides, strict=True))
        one, other = (show(a[tuple(place)].item()) for a in (got, wanted))
        lines.append(f"{one} != {other} offset = {at}\n")
    return len(places), "".join(lines)


def _equal(got: Array, wanted: Array) -> npt.NDArray[np.bool_]:
    tolerance = TOLERANCES.get(got.dtype)
    if tolerance is None:
        # The library compares the formats of 16 bits by their patterns.
        if got.dtype.itemsize == 2:
            got, wanted = got.view(np.uint16), wanted.view(np.uint16)
        return np.asarray(got == wanted)
    with np.errstate(invalid="ignore", over="ignore"):
        bound = got.dtype.type(tolerance) * np.abs(wanted)
        close = np.abs(np.subtract(got, wanted)) <= bound
    return np.asarray(close & np.isfinite(got) & np.isfinite(wanted))
