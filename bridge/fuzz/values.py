"""Values of arguments, from outside and as attributes."""

from __future__ import annotations

import numpy as np

from bridge.ir.attributes import Attribute, DenseElementsAttr, FloatAttr, IntegerAttr
from bridge.ir.dense import numpy_dtype
from bridge.ir.types import (
    FloatType,
    MemRefType,
    RankedTensorType,
    RankedType,
    Type,
    VectorType,
)


def value_of(ty: Type, value: object) -> object:
    """What a function is called with, from nested lists of numbers.

    Raises `ValueError` where there are not as many as the type has elements.
    """
    if not isinstance(ty, RankedType):
        return value
    dtype = numpy_dtype(ty.element)
    if dtype is None:
        raise ValueError(f"numpy has no type for the elements of {ty}")
    return np.array(value, dtype).reshape(ty.shape)


def constant(ty: Type, value: object) -> Attribute:
    """The attribute of a value; of a memref, the elements of a tensor."""
    if isinstance(ty, MemRefType | VectorType):
        shaped = RankedTensorType(ty.shape, ty.element)
        array = value_of(ty, value)
        assert isinstance(array, np.ndarray)
        return DenseElementsAttr.from_numpy(
            ty if isinstance(ty, VectorType) else shaped, array
        )
    if isinstance(ty, FloatType):
        return FloatAttr(float(value), ty)  # type: ignore[arg-type]
    return IntegerAttr(int(value), ty)  # type: ignore[call-overload]
