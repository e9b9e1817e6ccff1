"""NumPy's arrays, what stands for one, and the types of their elements."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from bridge.ir import floats, longdoubles
from bridge.ir.types import ComplexType, FloatType, IndexType, IntegerType, Type
from bridge.later import deferred

ml_dtypes = deferred("ml_dtypes")

__all__ = ["Array", "DType", "element_dtypes", "viewed"]

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


def element_dtypes(ty: Type) -> tuple[DType, ...]:
    """The numpy types an element may have, that of results first; none, if none fits.

    An integer of other than 8, 16, 32 or 64 bits fills up its bytes with bits that
    compiled code takes for zeros. ml_dtypes' small types keep them so.
    """
    match ty:
        case IndexType():
            names = ["int64", "uint64"]
        case IntegerType(width=width):
            names = _integer_names(width, ty.signedness)
        case FloatType(name="f80"):
            same = longdoubles.dtype_of(ty)
            return () if same is None else (same,)
        case FloatType():
            dtype = floats.dtype_of(ty.format)
            return (dtype,) if dtype is not None else ()
        case ComplexType(element=FloatType(name=name)):
            names = _COMPLEX.get(name, [])
        case _:
            names = []
    return tuple([_dtype(name) for name in names])


_COMPLEX: Final = {"f32": ["complex64"], "f64": ["complex128"], "bf16": ["bcomplex32"]}


def _integer_names(width: int, signedness: str) -> list[str]:
    if width == 1 and signedness == "signless":
        return ["bool"]
    if width not in (2, 4, 8, 16, 32, 64):
        return []
    signed, unsigned = [f"int{width}"], [f"uint{width}"]
    return {"signed": signed, "unsigned": unsigned}.get(signedness, signed + unsigned)


def _dtype(name: str) -> DType:
    if hasattr(np, name) or name == "bool":
        return np.dtype(name)
    dtype: DType = np.dtype(getattr(ml_dtypes, name))
    return dtype
