"""NumPy's arrays and their elements, as annotations name them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["Array", "DType", "viewed"]

Array = npt.NDArray[Any]
"""Whose elements only the types of a program tell."""
DType = np.dtype[np.generic]


def viewed(value: object) -> object:
    """An array on the memory that a value offers by a protocol; else the value.

    A value whose memory numpy cannot reach, or has no elements for, is itself.
    """
    if isinstance(value, np.ndarray | np.generic):
        return value
    if hasattr(value, "__array_interface__"):
        return np.asarray(value)
    if hasattr(value, "__dlpack__"):
        with suppress(BufferError, RuntimeError, TypeError, ValueError):
            return np.from_dlpack(value)
    return value
