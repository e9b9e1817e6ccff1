"""Where memrefs come from, and where they go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from bridge.errors import Unsupported
from bridge.interpreter.constants import value_of
from bridge.interpreter.elements import Element, element_of
from bridge.interpreter.lanes import elements
from bridge.interpreter.memory import Buffer, Mapped, MemRef, ReadOnly, row_major
from bridge.interpreter.poison import Undefined
from bridge.interpreter.subscripts import compiled_map
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType, RankedTensorType, Type

if TYPE_CHECKING:
    from bridge.interpreter.access import Aligned
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning

Allocate = Callable[[int], Buffer]

_FREED: Final = "memory is used after it was freed"


def filled(shape: Sequence[int], dynamic: Sequence[int]) -> tuple[int, ...]:
    """A shape with values for the sizes that it leaves open.

    Raises `Undefined` for a negative one.
    """
    values = iter(dynamic)
    sizes = [next(values) if size == DYNAMIC else size for size in shape]
    for dimension, size in enumerate(sizes):
        if size < 0:
            raise Undefined(f"the size of dimension {dimension} is {size}")
    return tuple(sizes)


def allocator(
    machine: Machine,
    ty: MemRefType,
    map_: AffineMap | None,
    *,
    stack: bool = False,
    alignment: int = 1,
) -> Meaning:
    """Allocates a memref of a type: takes its sizes, then the symbols of its layout.

    The layout is a map, or None for that of no layout.
    """
    element = element_of(ty.element)
    dynamic = ty.shape.count(DYNAMIC)
    if stack:
        machine.stack_allocations += 1

    def allocate(size: int) -> Buffer:
        buffer = machine.allocate(size, stack=stack)
        buffer.alignment = alignment
        return buffer

    def run(*operands: int) -> MemRef:
        sizes = filled(ty.shape, operands[:dynamic])
        if map_ is None:
            buffer = allocate(prod(sizes) * element.size)
            return MemRef(buffer, 0, sizes, row_major(sizes))
        symbols = operands[dynamic:]
        if strides_and_offset(ty) is None:
            return _mapped(allocate, element, map_, sizes, symbols)
        return _strided(allocate, element, map_, sizes, symbols)

    return run


def _strided(
    allocate: Allocate,
    element: Element,
    map_: AffineMap,
    sizes: tuple[int, ...],
    symbols: Sequence[int],
) -> MemRef:
    """A memref of a layout with strides: as much memory as its last element needs."""
    apply, rank = compiled_map(map_), len(sizes)
    (offset,) = apply(*[0] * rank, *symbols)
    units = [[int(i == n) for i in range(rank)] for n in range(rank)]
    strides = tuple([apply(*unit, *symbols)[0] - offset for unit in units])
    ref = MemRef(Buffer(bytearray(), "heap"), offset, sizes, strides)
    low, high = ref.extent()
    if low < 0:
        raise Undefined(f"the layout puts an element at position {low}")
    ref.buffer = allocate((high + 1) * element.size)
    ref.buffer.used = (low * element.size, ref.buffer.size)
    return ref


def _mapped(
    allocate: Allocate,
    element: Element,
    map_: AffineMap,
    sizes: tuple[int, ...],
    symbols: Sequence[int],
) -> MemRef:
    """A memref of a layout without strides, as of tiles.

    The map gives indices in another space, whose elements lie in row-major order; its
    sizes are as small as they can be.
    """
    apply = compiled_map(map_)
    indices = np.indices(sizes, np.int64)
    images = [np.broadcast_to(image, sizes) for image in apply(*indices, *symbols)]
    lowest = min([int(image.min()) for image in images if image.size], default=0)
    if lowest < 0:
        raise Undefined(f"the layout maps an index to {lowest}")
    extents = [int(image.max()) + 1 if image.size else 0 for image in images]
    table = np.zeros(sizes, np.int64)
    for image, stride in zip(images, row_major(extents), strict=True):
        table = table + image * stride
    if len(np.unique(table)) != table.size:
        raise Undefined("the layout maps two indices to one element")
    return Mapped(allocate(prod(extents) * element.size), map_, table)


def free(element: Element, ref: MemRef) -> None:
    """Frees what `memref.alloc` allocated. Raises `Undefined` where that it is not."""
    buffer = ref.buffer
    check_owned(buffer)
    if not isinstance(ref, Mapped):
        low, high = ref.extent()
        found = (low * element.size, (high + 1) * element.size)
        if found != buffer.used:
            raise Undefined(
                f"a view is freed that is not all that was allocated: bytes {found[0]} "
                f"to {found[1]} of {buffer.used[1]}"
            )
    buffer.free(_FREED)


def check_owned(buffer: Buffer) -> None:
    """Raises `Undefined` for memory that is not there, or not the heap's."""
    if buffer.is_freed:
        raise Undefined("memory is freed that was freed before")
    if buffer.kind != "heap":
        raise Undefined(f"memory is freed that is {_KINDS[buffer.kind]}")


_KINDS: Final = {
    "stack": "on the stack",
    "global": "of a global",
    "argument": "an argument's",
}


def deallocator(ty: Type) -> Meaning:
    """`memref.dealloc`."""
    element = element_of(element_or_self(ty))
    return lambda ref: free(element, ref)


def reallocator(
    machine: Machine, source: MemRefType, result: MemRefType, alignment: int = 1
) -> Meaning:
    """`memref.realloc`: new memory that begins as the old one, which is freed."""
    element = element_of(source.element)
    allocate = allocator(machine, result, None, alignment=alignment)

    def run(ref: MemRef, *sizes: int) -> MemRef:
        found: MemRef = allocate(*sizes)  # type: ignore[assignment]
        size = min(found.buffer.size, ref.buffer.size)
        old = ref.buffer
        if not old.is_freed:
            found.buffer.move(0, old, 0, size)
        free(element, ref)
        return found

    return run


def global_memref(
    machine: Machine,
    ty: MemRefType,
    initial: Attribute | None,
    *,
    constant: bool,
    alignment: int = 1,
) -> MemRef:
    """The memref of a global; a constant one is not to be written.

    Raises `Unsupported` where it is declared only.
    """
    if initial is None:
        raise Unsupported("a global is used that is not defined")
    element, strides = element_of(ty.element), _global_strides(ty)
    places = _places(ty.shape, strides)
    last = int(places.max()) + 1 if places.size else 0
    buffer = Buffer.uninitialized(last * element.size, "global")
    buffer.alignment = alignment
    if not isinstance(initial, UnitAttr):
        array = value_of(initial, RankedTensorType(ty.shape, ty.element), machine)
        assert isinstance(array, np.ndarray)
        values = elements(element, array)
        for place, value in zip(places.tolist(), values, strict=True):
            element.store(buffer, place * element.size, value)
    if constant:
        buffer.state = ReadOnly()
    return MemRef(buffer, 0, ty.shape, strides)


def _global_strides(ty: MemRefType) -> tuple[int, ...]:
    """The strides of a global; those that its type leaves open are the usual ones."""
    layout, usual = strides_and_offset(ty), row_major(ty.shape)
    given, offset = layout or ((), 1)
    found = tuple(
        [own if s == DYNAMIC else s for s, own in zip(given, usual, strict=False)]
    )
    folded = any(s < 1 < n for s, n in zip(found, ty.shape, strict=False))
    if folded or offset not in (0, DYNAMIC):
        raise Unsupported(f"a global of type {ty}")
    return found


def _places(shape: Sequence[int], strides: Sequence[int]) -> npt.NDArray[np.int64]:
    """Where each element is, one after the other, from the first on."""
    places = np.zeros(1, np.int64)
    for size, stride in zip(shape, strides, strict=True):
        places = np.add.outer(places, np.arange(size) * stride).ravel()
    return places


def aligned_access(machine: Machine, alignment: int) -> Aligned:
    """Raises `Undefined` where an offset of a buffer is not aligned."""
    number = machine.heap.number

    def check(buffer: Buffer, at: int) -> None:
        address = number(buffer) + at
        if address % alignment:
            raise Undefined(f"the address {address:#x} is no multiple of {alignment}")

    return check


def aligned(machine: Machine, ty: Type, alignment: int) -> Meaning:
    """`memref.assume_alignment`: raises `Undefined` where that is not so."""
    size = element_of(element_or_self(ty)).size
    check = aligned_access(machine, alignment)

    def run(ref: MemRef) -> MemRef:
        check(ref.buffer, ref.offset * size)
        return ref

    return run


def pointer(machine: Machine, ty: Type) -> Meaning:
    """The number of the address that the offset of a memref counts from."""
    number, size = machine.heap.number, element_of(element_or_self(ty)).size
    return lambda ref: number(ref.buffer) + ref.base * size
