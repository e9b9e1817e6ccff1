"""Pointers: numbers of addresses in the machine's memory.

A number belongs to the buffer it lies in, or directly behind: buffers are so far apart
that no access reaches another one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import compress, count
from typing import TYPE_CHECKING, cast

import numpy as np

from bridge.interpreter.aggregates import alignment_of, stride_of
from bridge.interpreter.elements import Element
from bridge.interpreter.integers import wrapping
from bridge.interpreter.lanes import Array, elements, packed
from bridge.interpreter.memory import Buffer
from bridge.interpreter.poison import Poison, Undefined, is_poison, poison, poison_of

if TYPE_CHECKING:
    from bridge.interpreter.machine import Function, Machine
    from bridge.interpreter.programs import Meaning

Place = tuple[Buffer, int]
_WRAP = wrapping(64)


def place(machine: Machine, address: int, alignment: int = 1) -> Place:
    """The buffer and offset of an address.

    Raises `Undefined` where it is in none, poison, or not aligned.
    """
    if isinstance(address, Poison):
        raise Undefined(f"a pointer is used that is poison: {address.why()}")
    found = machine.heap.find(address)
    if found is None:
        raise Undefined(f"there is no memory at the address {address:#x}")
    if address % alignment:
        raise Undefined(f"the address {address:#x} is no multiple of {alignment}")
    return found


def load(machine: Machine, element: Element, alignment: int | None) -> Meaning:
    """Loads a value at a pointer; without an alignment, that of the type holds."""
    wanted = alignment or alignment_of(element)
    return lambda address: element.load(*place(machine, address, wanted))


def store(machine: Machine, element: Element, alignment: int | None) -> Meaning:
    """Stores a value at a pointer."""
    wanted = alignment or alignment_of(element)
    return lambda value, address: element.store(*place(machine, address, wanted), value)


def update(
    machine: Machine,
    element: Element,
    combine: Callable[..., object],
    alignment: int | None,
) -> Meaning:
    """Loads a value, stores what it and another one make, and gives the one loaded."""
    wanted = alignment or alignment_of(element)

    def run(address: int, value: object) -> object:
        buffer, at = place(machine, address, wanted)
        old = element.load(buffer, at)
        element.store(buffer, at, combine(old, value))
        return old

    return run


def exchange(machine: Machine, element: Element, alignment: int | None) -> Meaning:
    """Stores a value where another one is; gives the one loaded, and whether it was."""
    wanted = alignment or alignment_of(element)

    def run(address: int, expected: object, value: object) -> object:
        buffer, at = place(machine, address, wanted)
        old = element.load(buffer, at)
        if is_poison(old) or is_poison(expected):
            cause: Poison = poison_of(old, expected)
            element.store(buffer, at, cause)
            return old, cause
        is_there = old == expected
        if is_there:
            element.store(buffer, at, value)
        return old, -is_there

    return run


def call(machine: Machine, results: int) -> Meaning:
    """A call of the function that an address is of."""

    def run(address: int, *arguments: object) -> object:
        found = function_at(machine, address)(*arguments)
        return found[0] if results == 1 else found

    return run


def function_at(machine: Machine, address: int) -> Function:
    """The function that an address is of; raises `Undefined` where it is of none."""
    buffer, at = place(machine, address)
    if buffer.kind != "function" or at:
        raise Undefined(f"there is no function at the address {address:#x}")
    return cast("Function", buffer.held)


def function_address(machine: Machine, function: Function) -> int:
    """The address of a function: there is nothing to read."""

    def number() -> int:
        return machine.heap.number(Buffer(bytearray(), "function", held=function))

    found = machine.once(function.op, number)
    assert isinstance(found, int)
    return found


def alloca(machine: Machine, element: Element, width: int, alignment: int) -> Meaning:
    """Memory on the stack for so many values."""
    machine.stack_allocations += 1
    stride, mask = stride_of(element), (1 << width) - 1
    return lambda count: allocated(
        machine, (count & mask) * stride, alignment, stack=True
    )


def allocated(
    machine: Machine, size: int, alignment: int = 16, *, stack: bool = False
) -> int:
    """The address of new memory."""
    buffer = machine.allocate(size, stack=stack)
    buffer.alignment = alignment
    return machine.heap.number(buffer)


def release(machine: Machine, address: int) -> None:
    """`free`: of the null pointer it does nothing."""
    if not is_poison(address) and address == 0:
        return
    buffer, at = place(machine, address)
    if buffer.is_freed:
        raise Undefined("memory is freed that was freed before")
    if at or buffer.kind != "heap":
        raise Undefined("memory is freed that does not begin there, or is no heap's")
    buffer.free("memory is used after it was freed")


def move(machine: Machine, *, overlaps: bool) -> Meaning:
    """`memcpy` or `memmove` of so many bytes."""

    def run(target: int, source: int, size: int, *_: object) -> None:
        if isinstance(size, Poison):
            raise Undefined(f"so many bytes are copied: {size.why()}")
        if size == 0:
            return
        (to, at), (of, start) = place(machine, target), place(machine, source)
        near = to is of and at != start and abs(at - start) < size
        if near and not overlaps:
            raise Undefined("memory is copied to memory that overlaps")
        to.move(at, of, start, size)

    return run


def fill(machine: Machine) -> Meaning:
    """`memset` of so many bytes."""

    def run(target: int, value: int, size: int, *_: object) -> None:
        if size:
            buffer, at = place(machine, target)
            buffer.write(at, bytes([value & 255]) * size)

    return run


def string(machine: Machine, address: int) -> bytes:
    """The bytes from an address on up to a zero."""
    buffer, at = place(machine, address)
    found = bytearray()
    while byte := buffer.read(at + len(found), 1)[0]:
        found.append(byte)
    return bytes(found)


def offset(
    machine: Machine, constant: int, strides: Sequence[int], *, inbounds: bool
) -> Meaning:
    """`getelementptr`: an address, and so many bytes for each dynamic index."""

    def run(base: int, *indices: int) -> int:
        if is_poison(base) or any(map(is_poison, indices)):
            return poison_of(base, *indices)
        moved = constant
        for index, stride in zip(indices, strides, strict=True):
            moved += index * stride
        if inbounds and moved:
            found = machine.heap.find(base)
            if found is None or not 0 <= found[1] + moved <= found[0].size:
                return poison(f"an address leaves its memory by {moved} bytes")
        return _WRAP(base + moved)

    return run


def masked_load(
    machine: Machine, element: Element, address: Callable[[object, int], int]
) -> Meaning:
    """Loads the lanes that a mask has; `address` is that of a lane."""

    def run(base: object, mask: Array, *other: Array) -> Array:
        kept = elements(element, other[0]) if other else [_open()] * mask.size
        found = [
            element.load(*place(machine, address(base, lane))) if flag else kept[lane]
            for lane, flag in enumerate(mask.tolist())
        ]
        return packed(element, found, mask.shape)

    return run


def expand_load(
    machine: Machine, element: Element, address: Callable[[object, int], int]
) -> Meaning:
    """Loads as many neighbours as a mask has lanes, to these."""

    def run(base: object, mask: Array, *other: Array) -> Array:
        kept = elements(element, other[0]) if other else [_open()] * mask.size
        place_of = map(partial(address, base), count())
        found = [
            element.load(*place(machine, next(place_of))) if flag else kept[lane]
            for lane, flag in enumerate(mask.tolist())
        ]
        return packed(element, found, mask.shape)

    return run


def compress_store(
    machine: Machine, element: Element, address: Callable[[object, int], int]
) -> Meaning:
    """Stores the lanes that a mask has, to neighbours."""

    def run(value: Array, base: object, mask: Array) -> None:
        kept = compress(elements(element, value), mask.tolist())
        for position, one in enumerate(kept):
            element.store(*place(machine, address(base, position)), one)

    return run


def _open() -> object:
    return poison("a lane without a value for where the mask is off")


def masked_store(
    machine: Machine, element: Element, address: Callable[[object, int], int]
) -> Meaning:
    """Stores the lanes that a mask has."""

    def run(value: Array, base: object, mask: Array) -> None:
        for lane, (one, flag) in enumerate(
            zip(elements(element, value), mask.tolist(), strict=True)
        ):
            if flag:
                element.store(*place(machine, address(base, lane)), one)

    return run


def consecutive(element: Element) -> Callable[[object, int], int]:
    """The address of a lane: those of a vector in memory."""
    return lambda base, lane: base + lane * element.size  # type: ignore[operator]


def apart(base: object, lane: int) -> int:
    """The address of a lane: that of a vector of pointers."""
    assert isinstance(base, np.ndarray)
    found: int = base.ravel()[lane]
    return found if is_poison(found) else int(found)
