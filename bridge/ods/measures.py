"""The parts of types and attributes that predicates ask about, by the tables' words.

A measure of what has no such part is None: a predicate has no opinion of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import prod
from typing import Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    TypeAttr,
)
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    FloatType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    ShapedType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.ods import dialect_types
from bridge.ods.dialect_measures import OF_DIALECTS
from bridge.ods.inferred_types import INFERRED

Measure = Callable[..., object]
"""A function of a value, and perhaps of the arguments after it in the table."""

NO_SHAPE: Final = -1
"""No size of a dimension."""


# Parts of types ----------------------------------------------------------------------


def _bits(ty: object) -> int | None:
    return ty.width if isinstance(ty, IntegerType | FloatType) else None


def _is_ranked(ty: object) -> bool | None:
    if isinstance(ty, ShapedType):
        return ty.has_rank
    return None if dialect_types.shape(ty) is None else True


def _is_static(ty: object) -> bool | None:
    if isinstance(ty, ShapedType):
        return ty.has_static_shape
    shape = dialect_types.shape(ty)
    return None if shape is None else min(shape, default=0) >= 0


def _count(ty: object) -> int | None:
    """The number of elements, of a scalable vector in its smallest case."""
    shape = dialect_types.shape(ty)
    return None if shape is None or min(shape, default=0) < 0 else prod(shape)


def _dim(ty: object, index: int) -> int | None:
    shape = dialect_types.shape(ty) or ()
    return shape[index] if index < len(shape) else None


def _scalable_dims(ty: object) -> tuple[bool, ...] | None:
    if not isinstance(ty, VectorType):
        return None
    return ty.scalable or (False,) * len(ty.shape)


def _is_scalable(ty: object) -> bool | None:
    return any(ty.scalable) if isinstance(ty, VectorType) else None


def _is_strided(ty: object) -> bool | None:
    return strides_and_offset(ty) is not None if isinstance(ty, MemRefType) else None


def _is_shared_memory(ty: object) -> bool | None:
    if not isinstance(ty, MemRefType):
        return None
    space = ty.memory_space
    if isinstance(space, IntegerAttr):
        return space.value == 3
    return str(space) in (
        "#xegpu.memory_space<slm>",
        "#xevm.addr_space<shared>",
        "#gpu.address_space<workgroup>",
    )


def shape_or_none(ty: object) -> tuple[int, ...]:
    """The shape of a type; one that has none is like no other."""
    found = dialect_types.shape(ty)
    return (NO_SHAPE,) if found is None else found


def _stored_shape(ty: object) -> tuple[int, ...] | None:
    """The shape that upstream reads of any shaped type: one without a rank has none."""
    return () if isinstance(ty, UnrankedTensorType) else dialect_types.shape(ty)


def _tensor_shape(ty: object) -> tuple[int, ...]:
    """The shape of a tensor; any other type has no dimensions."""
    is_tensor = isinstance(ty, RankedTensorType | UnrankedTensorType)
    return shape_or_none(ty) if is_tensor else ()


def class_of(ty: object) -> object:
    """What two types of one class have in common."""
    return (type(ty), getattr(ty, "dialect", ""), getattr(ty, "mnemonic", ""))


# Parts of attributes -----------------------------------------------------------------


def _type(attr: Attribute) -> Type | None:
    """A type has itself: a shaped attribute's type has its own."""
    found = attr if isinstance(attr, Type) else getattr(attr, "type", None)
    if found is None and isinstance(attr, Attribute):
        return NoneType()
    return found if isinstance(found, Type) else None


def _value(attr: Attribute) -> Type | int | str | None:
    if isinstance(attr, TypeAttr):
        return attr.type
    if isinstance(attr, DialectAttr):
        # A case of an enum, as it is written.
        case = getattr(attr, "value", None)
        return case if isinstance(case, str) else None
    return attr.value if isinstance(attr, IntegerAttr) else None


def _size(attr: Attribute) -> int | None:
    if isinstance(attr, DenseArrayAttr):
        return len(attr.values)
    return len(attr.elements) if isinstance(attr, ArrayAttr) else None


def _items(attr: Attribute) -> Sequence[object] | None:
    if isinstance(attr, ArrayAttr):
        return attr.elements
    if isinstance(attr, DenseArrayAttr | DenseElementsAttr):
        return tuple(attr.values)
    return None


def is_stretched(whole: object, one: object, other: object) -> bool | None:
    """Whether the first type's shape is what the other two's are stretched to."""
    shapes = [dialect_types.shape(ty) for ty in (whole, one, other)]
    known = [shape for shape in shapes if shape is not None]
    if len(known) < len(shapes):
        return None
    if len({len(shape) for shape in known}) > 1:
        # Of ranks there is another predicate, where they must be the same.
        return True
    sizes, *parts = known
    rows = zip(*parts, strict=True)
    return all(_stretched(row) == size for size, row in zip(sizes, rows, strict=True))


def _stretched(sizes: Sequence[int]) -> int | None:
    """The size of a dimension that others are stretched to, None where none is."""
    larger = {size for size in sizes if size != 1}
    return next(iter(larger or {1})) if len(larger) < 2 else None


def is_reduced(shape: Sequence[int], of: Sequence[int], axis: int) -> bool:
    """Whether a shape is another, with the dimension at an axis replaced by 1."""
    return tuple(shape) == (*of[:axis], 1, *of[axis + 1 :])


def are_like(many: Sequence[object], one: object) -> bool:
    """Whether each of several types has the element type and the rank of one."""
    wanted = dialect_types.element(one), dialect_types.rank(one)
    found = [(dialect_types.element(ty), dialect_types.rank(ty)) for ty in many]
    return all(each == wanted for each in found)


def is_joined(whole: object, parts: Sequence[object], axis: int) -> bool | None:
    """Whether the shape of a type is that of several, one after another on an axis."""
    wanted = dialect_types.shape(whole)
    shapes = [dialect_types.shape(part) for part in parts]
    known = [shape for shape in shapes if shape is not None]
    if wanted is None or len(known) < len(shapes):
        return None
    others = [(*shape[:axis], *shape[axis + 1 :]) for shape in (wanted, *known)]
    total = sum(shape[axis] for shape in known)
    return len(set(others)) == 1 and wanted[axis] == total


def are_padded(pads: Sequence[int], kernel: Sequence[int]) -> bool:
    """Whether pads on both sides of each dimension are below the kernel's size."""
    return all(pad < kernel[i // 2] for i, pad in enumerate(pads))


def _outer_rank(ty: object) -> int | None:
    """The rank without a dimension, and 1 at least."""
    found = dialect_types.rank(ty)
    return None if found is None else max(1, found - 1)


def _number(attr: Attribute) -> float | None:
    return attr.value if isinstance(attr, IntegerAttr | FloatAttr) else None


MEASURES: Final[dict[str, Measure]] = {
    **OF_DIALECTS,
    **INFERRED,
    "all scalable": lambda ty: all(_scalable_dims(ty) or (False,)),
    "bits": _bits,
    "blocks": lambda region: len(region.blocks),
    "but last": lambda values: values[:-1],
    "class": class_of,
    "count": _count,
    "dim": _dim,
    "element": dialect_types.element,
    "element or self": dialect_types.element_or_self,
    "items": _items,
    "length": len,
    "last": lambda values: values[-1] if values else None,
    "no neighbours alike": lambda values: all(a != b for a, b in pairwise(values)),
    "number": _number,
    "outer rank": _outer_rank,
    "power of two": lambda value: value.bit_count() == 1 and value > 0,
    "rank": dialect_types.rank,
    "ranked": _is_ranked,
    "scalable": _is_scalable,
    "scalable dims": _scalable_dims,
    "shape": dialect_types.shape,
    "shape or none": shape_or_none,
    "shared memory": _is_shared_memory,
    "size": _size,
    "size in bits": dialect_types.size_in_bits,
    "sorted": lambda values: all(a <= b for a, b in pairwise(values)),
    "static": _is_static,
    "storage bits": dialect_types.storage_width,
    "stored shape": _stored_shape,
    "strided": _is_strided,
    "tensor shape": _tensor_shape,
    "type": _type,
    "value": _value,
}
"""By word: a part of a type, an attribute, a region or a list; of the last ones some
are true or false."""
