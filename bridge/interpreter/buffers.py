"""All elements of a memref at once: as an array, and from one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.interpreter.allocation import check_owned
from bridge.interpreter.elements import Element
from bridge.interpreter.lanes import Array, elements, packed
from bridge.interpreter.loops import single
from bridge.interpreter.memory import UNINITIALIZED, Buffer, MemRef, row_major
from bridge.interpreter.poison import poison

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning


def contents(element: Element, ref: MemRef) -> Array:
    """The elements; those that were not written are poison.

    Raises `Undefined` where the memory is freed.
    """
    return packed(
        element,
        [_element(element, ref, at * element.size) for at in ref.positions()],
        ref.sizes,
    )


def _element(element: Element, ref: MemRef, at: int) -> object:
    states = ref.buffer.states(at, element.size)
    if states is not None and UNINITIALIZED in states:
        return poison("an element of memory that was not written")
    return element.load(ref.buffer, at)


def write(element: Element, ref: MemRef, array: Array) -> None:
    """Replaces the elements; raises `Undefined` where memory must not be written."""
    items = elements(element, array)
    for at, value in zip(ref.positions(), items, strict=True):
        element.store(ref.buffer, at * element.size, value)


def new(machine: Machine, element: Element, array: Array) -> MemRef:
    """A new memref with these elements."""
    buffer = machine.allocate(array.size * element.size)
    ref = MemRef(buffer, 0, array.shape, row_major(array.shape))
    write(element, ref, array)
    return ref


def deallocation(count: int, retained: int) -> Meaning:
    """`bufferization.dealloc`: frees what is owned and not retained, each once.

    Takes the memrefs, a condition for each, and the memrefs that are retained; gives
    for each of these whether it is owned now. `run` raises `Undefined` where memory is
    freed that is not the heap's, or not there.
    """

    def run(*values: object) -> object:
        given, conditions = values[:count], values[count : 2 * count]
        held = [_buffer(value) for value in values[2 * count :]]
        owned = [_buffer(v) for v, c in zip(given, conditions, strict=True) if c]
        for buffer in dict.fromkeys(owned):
            if buffer not in held:
                check_owned(buffer)
                buffer.free("memory is used that was freed")
        found = tuple([-(buffer in owned) for buffer in held])
        return single(found, retained) if retained else None

    return run


def _buffer(value: object) -> Buffer:
    assert isinstance(value, MemRef)
    return value.buffer
