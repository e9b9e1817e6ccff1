"""NumPy's arrays and their elements, as annotations name them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["Array", "DType"]

Array = npt.NDArray[Any]
"""Whose elements only the types of a program tell."""
DType = np.dtype[np.generic]
