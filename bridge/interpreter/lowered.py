"""Values as LLVM's dialect has them: memrefs as descriptors, and so on.

Memrefs are structs of two pointers, an offset, sizes and strides; vectors of several
dimensions are arrays of vectors; complex numbers are structs of their parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter import pointers
from bridge.interpreter.elements import element_of
from bridge.interpreter.lanes import elementwise
from bridge.interpreter.memory import Buffer, Mapped, MemRef
from bridge.interpreter.poison import is_poison
from bridge.ir.types import (
    ComplexType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine

Held = Any
"""A value, whose kind the type that goes with it says."""
Convert = Callable[[Held], Held]


def _same(value: object) -> object:
    return value


def lower(ty: Type, machine: Machine) -> Convert:
    """From values of a type to those that stand for them in LLVM's dialect.

    Raises `Unsupported` where nothing does.
    """
    match ty:
        case IntegerType() | IndexType():
            return _same
        case FloatType():
            if ty.width > 8:
                return _same
            part = element_of(ty)
            wrap = element_of(IntegerType(ty.width)).of_bits
            return lambda x: x if is_poison(x) else wrap(part.to_bits(x))
        case ComplexType():
            return lambda z: (z, z) if is_poison(z) else (z.real, z.imag)
        case VectorType(scalable=()):
            own, rank = _elementwise(ty, _bits(ty), machine), len(ty.shape)
            return own if rank == 1 else lambda a: _rows(own(a), rank)
        case FunctionType():
            return lambda function: pointers.function_address(machine, function)
        case MemRefType():
            return lambda ref: descriptor(machine, element_of(ty.element).size, ref)
        case _:
            raise Unsupported(f"values of {ty} in LLVM's dialect")


def raised(ty: Type, machine: Machine) -> Convert:
    """The inverse of `lower`."""
    match ty:
        case FloatType() if ty.width <= 8:
            part, whole = element_of(ty), element_of(IntegerType(ty.width))
            return lambda n: n if is_poison(n) else part.of_bits(whole.to_bits(n))
        case ComplexType():
            return lambda z: next(filter(is_poison, z), None) or complex(*z)
        case VectorType(scalable=()):
            own = _elementwise(_bits(ty), ty, machine)
            return own if len(ty.shape) == 1 else lambda value: own(_stacked(value))
        case FunctionType():
            return lambda address: pointers.function_at(machine, address)
        case MemRefType():
            size, rank = element_of(ty.element).size, len(ty.shape)
            return lambda value: _memref(machine, size, rank, value)
        case _:
            return lower(ty, machine)


def _bits(ty: VectorType) -> VectorType:
    """The vector of integers that stands for one of small floats, or the same."""
    element = ty.element
    if not isinstance(element, FloatType) or element.width > 8:
        return ty
    return VectorType(ty.shape, IntegerType(element.width))


def _elementwise(before: VectorType, after: VectorType, machine: Machine) -> Convert:
    """A cast of each element of a vector."""
    convert = cast(before.element, after.element, machine)
    return convert if convert is _same else elementwise([before], [after], convert)


def _rows(array: Held, rank: int) -> object:
    if rank == 0:
        return array.reshape(1)
    return tuple([_rows(row, rank - 1) for row in array]) if rank > 1 else array


def _stacked(value: Held) -> Held:
    if not isinstance(value, tuple):
        return value
    return np.stack([_stacked(row) for row in value])


def descriptor(machine: Machine, size: int, ref: Held) -> object:
    """The descriptor of a memref whose elements have so many bytes."""
    if is_poison(ref):
        return ref
    if isinstance(ref, Mapped):
        raise Unsupported("a memref whose layout has no strides, in LLVM's dialect")
    start = machine.heap.number(ref.buffer)
    head = (start, start + ref.base * size, ref.offset - ref.base)
    return (*head, ref.sizes, ref.strides) if ref.sizes else head


def _memref(machine: Machine, size: int, rank: int, value: Held) -> object:
    if is_poison(value):
        return value
    _, aligned, offset, *shape = value
    sizes, strides = shape if rank else ((), ())
    for one in (aligned, offset, *sizes, *strides):
        if is_poison(one):
            return one
    found = machine.heap.find(aligned)
    buffer, at = found or (Buffer(bytearray(), "heap"), 0)
    if at % size:
        raise Unsupported("a memref that begins between two elements")
    base = at // size
    return MemRef(buffer, base + offset, tuple(sizes), tuple(strides), base)


def flat(value: object) -> list[object]:
    """The parts of a descriptor, one after the other, as functions take them."""
    if not isinstance(value, tuple):
        return [value]
    return [part for one in value for part in flat(one)]


def cast(before: Type, after: Type, machine: Machine) -> Convert:
    """A cast between two types whose values stand for the same.

    Raises `Unsupported` where they do not.
    """
    if before is after or (_is_memref(before) and _is_memref(after)):
        return _same
    if (
        isinstance(before, VectorType)
        and isinstance(after, VectorType)
        and before.shape == after.shape
    ):
        return _elementwise(before, after, machine)
    if isinstance(before, IndexType | IntegerType):
        if isinstance(after, IndexType | IntegerType):
            return _same_width(before, after)
        return raised(after, machine)
    if isinstance(after, IndexType | IntegerType) or is_own(after):
        return lower(before, machine)
    if is_own(before):
        return raised(after, machine)
    raise Unsupported(f"a cast from {before} to {after}")


def _is_memref(ty: Type) -> bool:
    return isinstance(ty, MemRefType)


def is_own(ty: Type) -> bool:
    """Whether it is a type of a dialect, as LLVM's structs are."""
    return hasattr(ty, "as_element")


def _same_width(before: Type, after: Type) -> Convert:
    widths = [64 if isinstance(t, IndexType) else t.width for t in (before, after)]  # type: ignore[attr-defined]
    if widths[0] != widths[1]:
        raise Unsupported(f"a cast from {before} to {after}")
    return _same


def arguments(
    machine: Machine, types: Sequence[Type], values: Sequence[object]
) -> list[object]:
    """What a lowered function takes in place of arguments of types.

    Memrefs are expanded to their parts, others stay one.
    """
    found: list[object] = []
    for ty, value in zip(types, values, strict=True):
        one = lower(ty, machine)(value)
        found += flat(one) if isinstance(ty, MemRefType) else [one]
    return found


def results(
    machine: Machine, types: Sequence[Type], values: Sequence[object]
) -> tuple[object, ...]:
    """What a lowered function gives, as results of types."""
    given: Held = values[0] if len(types) > 1 else values
    pairs = zip(types, given, strict=True)
    return tuple([raised(ty, machine)(value) for ty, value in pairs])
