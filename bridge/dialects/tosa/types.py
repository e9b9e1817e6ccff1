"""What the rules of tosa's ops ask of types, shapes and constants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bridge.dialects.quant.types import stored_type
from bridge.ir.attributes import DenseElementsAttr
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self, shape_of, shapes_match
from bridge.ir.types import (
    DYNAMIC,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    Type,
)
from bridge.ods.rows import row
from bridge.op.base import Value

Shape = tuple[int, ...]


def types_of(values: Iterable[Value]) -> list[Type]:
    """The types of values."""
    return [value.type for value in values]


def sizes_of(value: Value) -> Shape | None:
    """The sizes of a tensor; None where it is not ranked."""
    return shape_of(value.type)


def element_of(value: Value) -> Type:
    """What a tensor holds, a quantized type being one itself."""
    return element_or_self(value.type)


def stored(value: Value) -> Type:
    """What a tensor holds, of a quantized type how it is stored."""
    element = element_or_self(value.type)
    return stored_type(element) or element


def is_integer(ty: Type, width: int) -> bool:
    """Whether a type is an integer of so many bits, of any sign."""
    return isinstance(ty, IntegerType) and ty.width == width


def is_known(*sizes: int) -> bool:
    """Whether all of these sizes are known."""
    return DYNAMIC not in sizes


def listed(numbers: Sequence[float]) -> str:
    """Numbers as messages list them."""
    return ", ".join(map(str, numbers))


def rank_of(value: Value) -> int:
    """The rank that a `!tosa.shape` is of."""
    ty: Any = value.type
    rank: int = ty.rank
    return rank


def _is_number(ty: Type) -> bool:
    if isinstance(ty, IntegerType | IndexType | FloatType):
        return True
    return isinstance(ty, DialectType) and ty.mnemonic == "uniform"


def verify_same_element(
    op: Operation, a: Value, b: Value, a_name: str = "input", b_name: str = "output"
) -> None:
    """Raises `Invalid` where two tensors hold numbers of different types."""
    left, right = element_of(a), element_of(b)
    if left is not right and _is_number(left) and _is_number(right):
        raise op.error(
            f"expect {a_name} and {b_name} to have same element type, got '{left}' and "
            f"'{right}'"
        )


def verify_same_rank(op: Operation, source: Shape, target: Shape, name: str) -> None:
    """Raises `Invalid` where what is made has another rank than the input."""
    if len(source) != len(target):
        raise op.error(
            f"input rank ({len(source)}) does not match {name} rank ({len(target)})"
        )


def constant(value: Value) -> DenseElementsAttr | None:
    """The elements of a value that a constant makes."""
    op = value.defining_op
    line = row(op.name) if op is not None else None
    if op is None or line is None or not line.has_trait("ConstantLike"):
        return None
    found = op.get("values") or op.get("value")
    return found if isinstance(found, DenseElementsAttr) else None


def constant_shape(value: Value) -> list[int] | None:
    """The numbers of a shape that `tosa.const_shape` makes."""
    op = value.defining_op
    found = constant(value) if op is not None else None
    if op is None or op.name != "tosa.const_shape" or found is None:
        return None
    # A constant that follows may not have been verified.
    sizes = [int(size) for size in found.values]
    return sizes if len(sizes) >= rank_of(value) else None


def zero_point(value: Value, signed: bool = True) -> int | None:
    """The first of the zero points a constant makes; -1 where a float is not zero."""
    found = constant(value)
    if found is None or not found.values:
        return None
    first = found.values[0]
    element = element_or_self(found.type)
    if isinstance(element, IntegerType):
        bits = int(first) & ((1 << element.width) - 1)
        negative = signed and bits >> (element.width - 1)
        return bits - (1 << element.width) if negative else bits
    return 0 if isinstance(element, FloatType) and first == 0 else -1


def verify_zero_points(op: Operation, **points: Value) -> None:
    """Only bytes may have a zero that is not 0. Raises `Invalid`."""
    for name, value in points.items():
        if zero_point(value) and not is_integer(element_of(value), 8):
            raise op.error(f"{name} zero point must be zero for non-int8 integer types")


def verify_zero_type(op: Operation, value: Value, zero: Value, both: str) -> None:
    """Whether a zero point is of the type that a tensor stores. Raises `Invalid`."""
    wanted, given = stored(value), stored(zero)
    if wanted is not given:
        raise op.error(
            f"expect {both} the same element type, got '{wanted}' and '{given}'"
        )


def verify_alike(op: Operation, a: Type, a_name: str, b: Type, b_name: str) -> None:
    """Raises `Invalid` where elements differ, or shapes do not go together."""
    left, right = element_or_self(a), element_or_self(b)
    if left is not right:
        raise op.error(
            f"require same element type for {a_name} ('{left}') and {b_name} "
            f"('{right}')"
        )
    if not shapes_match(a, b):
        raise op.error(f"require same shapes for {a_name} ('{a}') and {b_name} ('{b}')")


def verify_all_alike(
    op: Operation, a: Sequence[Value], a_name: str, b: Sequence[Value], b_name: str
) -> None:
    """The same of two lists of values. Raises `Invalid`."""
    if len(a) != len(b):
        raise op.error(
            f"require same number of values in {a_name} ({len(a)}) and {b_name} "
            f"({len(b)})"
        )
    for left, right in zip(a, b, strict=True):
        verify_alike(op, left.type, a_name, right.type, b_name)
