"""What verifiers of vector ops share: kinds, masks, strides and types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.strides import is_last_stride_one, strides_and_offset
from bridge.ir.types import (
    DYNAMIC,
    I1,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Value

if TYPE_CHECKING:
    from bridge.interpreter import allocation, lanes, scattered
    from bridge.interpreter.access import Aligned
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.scattered import Flags
else:
    allocation = deferred("bridge.interpreter.allocation")
    lanes = deferred("bridge.interpreter.lanes")
    scattered = deferred("bridge.interpreter.scattered")

_NUMBERS: Final = (IntegerType, IndexType, FloatType)
_INTEGERS: Final = (IntegerType, IndexType)

_KINDS: Final[dict[str, tuple[type[Type], ...]]] = {
    "add": _NUMBERS,
    "mul": _NUMBERS,
    "minui": _INTEGERS,
    "minsi": _INTEGERS,
    "maxui": _INTEGERS,
    "maxsi": _INTEGERS,
    "and": _INTEGERS,
    "or": _INTEGERS,
    "xor": _INTEGERS,
    "minnumf": (FloatType,),
    "maxnumf": (FloatType,),
    "minimumf": (FloatType,),
    "maximumf": (FloatType,),
}
"""What each way to combine elements can combine."""


def combines(kind: Attribute, element: Type) -> bool:
    """Whether elements of a type can be combined in a way."""
    return isinstance(element, _KINDS.get(enum_word(kind), ()))


def vector_of(value: Value) -> VectorType:
    """The type of a value that is a vector by its row."""
    return cast(VectorType, value.type)


def flags_of(ty: VectorType) -> tuple[bool, ...]:
    """Which dimensions are scalable, one flag for each."""
    return ty.scalable or (False,) * len(ty.shape)


@lru_cache(maxsize=1024)
def mask_of(ty: VectorType) -> VectorType:
    """The type of a mask with a flag for each element."""
    return VectorType(ty.shape, I1, ty.scalable)


def check_same_elements(
    op: Operation, first: tuple[str, Type], second: tuple[str, Type]
) -> None:
    """Raises `Invalid` where two types, each with what it is called, differ."""
    (name, ty), (other_name, other) = first, second
    if ty is not other:
        raise op.error(
            f"{name} element type ('{ty}') does not match {other_name} element type "
            f"('{other}')"
        )


def check_neighbours(op: Operation, memory: MemRefType, vector: VectorType) -> None:
    """Raises `Invalid` where a vector's elements are not neighbours in memory.

    A single element is always its own neighbour.
    """
    single = not vector.scalable and vector.num_elements == 1
    if not single and not is_last_stride_one(memory):
        raise op.error("most minor memref dim must have unit stride")


def check_forward(op: Operation, memory: Type) -> None:
    """Raises `Invalid` where memory is known to be laid out backwards."""
    found = strides_and_offset(memory) if isinstance(memory, MemRefType) else None
    if found is not None and any(DYNAMIC < stride < 0 for stride in found[0]):
        raise op.error("memref strides must be non-negative")


def integers_of(attr: ArrayAttr | DenseArrayAttr) -> tuple[int, ...]:
    """The integers of a list of them."""
    if isinstance(attr, DenseArrayAttr):
        return tuple([int(value) for value in attr.values])
    return tuple([cast(IntegerAttr, element).value for element in attr.elements])


def check_within(
    op: Operation, name: str, values: Sequence[int], low: int, ends: Sequence[int]
) -> None:
    """Raises `Invalid` where one of several integers is not within its bounds."""
    for index, (value, end) in enumerate(zip(values, ends, strict=False)):
        if not low <= value < end:
            raise op.error(
                f"expected {name} dimension {index} to be confined to [{low}, {end})"
            )


def check_unit_strides(op: Operation, strides: Sequence[int]) -> None:
    """Raises `Invalid` for any stride but 1: others are not supported."""
    if any(stride != 1 for stride in strides):
        raise op.error("expected strides to be confined to [1, 2)")


def check_ends(
    op: Operation,
    name: str,
    offsets: Sequence[int],
    sizes: Sequence[int],
    shape: Sequence[int],
) -> None:
    """Raises `Invalid` where a box that begins at offsets does not end inside."""
    for index, (offset, size, end) in enumerate(
        zip(offsets, sizes, shape, strict=False)
    ):
        if not 0 <= offset + size <= end:
            raise op.error(
                f"expected sum(offsets, {name}) dimension {index} to be confined to "
                f"[1, {end + 1})"
            )


def lengths_of(value: Value, machine: Machine) -> tuple[int, ...]:
    """The sizes of a vector on a machine."""
    return lanes.shape_of(vector_of(value), machine.vscale)


def aligned_of(op: Operation, machine: Machine) -> Aligned | None:
    """What checks the alignment that an access promises, if it does."""
    found = op.get("alignment")
    alignment = found.value if isinstance(found, IntegerAttr) else 0
    return allocation.aligned_access(machine, alignment) if alignment > 1 else None


Masked = tuple["Array", "Array | None"]
"""A mask, and what is where it is not set, if it is given."""


def mask_around(op: Operation, machine: Machine) -> Callable[[], Masked | None]:
    """Gives the mask of the `vector.mask` around an op, as it runs; None without."""
    parent = op.parent_op
    if parent is None or parent.name != "vector.mask":
        return lambda: None
    masks = machine.masks
    return lambda: masks[-1]


def flags_around(op: Operation, machine: Machine) -> Callable[[], Flags | None]:
    """As `mask_around`, which lanes are set."""
    around = mask_around(op, machine)

    def flags() -> Flags | None:
        found = around()
        return None if found is None else scattered.flags(found[0])

    return flags
