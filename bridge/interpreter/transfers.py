"""Copies between memrefs: at once, and as transfers that end where they are waited for.

A transfer reads its source when it starts and writes its destination at the wait.
Between the two the destination has no values, and neither may be written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bridge.errors import Unsupported
from bridge.interpreter.access import is_mapped, locator
from bridge.interpreter.elements import element_of
from bridge.interpreter.memory import IN_TRANSFER, Buffer, MemRef, share
from bridge.interpreter.poison import Undefined, running_op
from bridge.interpreter.subscripts import compiled_map
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import IntegerAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.types import MemRefType, Type

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning

Subscripts = Callable[..., tuple[int, ...]]


def copy(ty: Type) -> Meaning:
    """`memref.copy`: undefined where shapes differ, or memory overlaps."""
    size = element_of(element_or_self(ty)).size

    def run(source: MemRef, target: MemRef) -> None:
        if source.sizes != target.sizes:
            raise Undefined(
                f"a memref of sizes {source.sizes} is copied to sizes {target.sizes}"
            )
        if not source.num_elements:
            return
        if source.is_contiguous and target.is_contiguous:
            if source.offset == target.offset and source.buffer is target.buffer:
                source.buffer.check(0, 0)
                return
            _check_apart(source, target, size)
            length = source.num_elements * size
            first = source.offset * size
            target.buffer.move(target.offset * size, source.buffer, first, length)
            return
        _check_apart(source, target, size)
        move = target.buffer.move
        pairs = zip(source.positions(), target.positions(), strict=True)
        for start, at in pairs:
            move(at * size, source.buffer, start * size, size)

    return run


def _check_apart(source: MemRef, target: MemRef, size: int) -> None:
    if share(source, size, target, size) and source.positions() != target.positions():
        raise Undefined("a memref is copied to one that overlaps it")


# Transfers ----------------------------------------------------------------------------


class Transfer:
    """A copy that was started: what will be written where."""

    def __init__(
        self,
        pairs: Sequence[tuple[int, int]],
        source: Buffer,
        target: Buffer,
        size: int,
    ) -> None:
        self.count = len(pairs)
        self._pairs = pairs
        self._source = source
        self._target = target
        self._size = size
        self.origin = running_op()
        self._read = self._snapshot()
        self._marks = bytes([IN_TRANSFER]) * size
        for _, at in pairs:
            target.check(at, size)
            if IN_TRANSFER in (target.states(at, size) or b""):
                raise Undefined("two transfers are to the same memory at once")
            target.mark(at, self._marks)

    def _snapshot(self) -> list[tuple[bytes, bytes | None]]:
        found, size = [], self._size
        for start, _ in self._pairs:
            self._source.check(start, size)
            states = self._source.states(start, size)
            found.append((bytes(self._source.data[start : start + size]), states))
        return found

    def finish(self) -> None:
        """Writes the destination; raises `Undefined` where it is not as it was."""
        if self._snapshot() != self._read:
            raise Undefined("the source of a transfer was written before the wait")
        size = self._size
        for (_, at), (data, states) in zip(self._pairs, self._read, strict=True):
            if self._target.states(at, size) != self._marks:
                raise Undefined(
                    "the destination of a transfer was written before the wait"
                )
            self._target.write(at, data)
            if states is not None:
                self._target.mark(at, states)


def space_of(ty: Type) -> int:
    """The number of a memref's memory space. Raises `Unsupported` for a name."""
    space = ty.memory_space if isinstance(ty, MemRefType) else None
    if space is None:
        return 0
    if not isinstance(space, IntegerAttr):
        raise Unsupported(f"which memory space is slower: {space}")
    return space.value


class Place:
    """A memref of a transfer with its subscripts: those of an affine map, or plain."""

    def __init__(self, ty: Type, map_: AffineMap | None) -> None:
        if not isinstance(ty, MemRefType):
            raise Unsupported(f"a transfer of {ty}")
        self.ty = ty
        self.size = element_of(ty.element).size
        self.operands = ty.rank if map_ is None else map_.num_inputs
        self._locate = locator(ty.rank, mapped=is_mapped(ty))
        self._apply: Subscripts = (lambda *n: n) if map_ is None else compiled_map(map_)

    def element(self, ref: MemRef, operands: Sequence[int]) -> tuple[MemRef, int]:
        """The memref, and how many elements in row-major order are before one."""
        indices = self._apply(*operands)
        self._locate(ref, *indices)
        linear = 0
        for index, size in zip(indices, ref.sizes, strict=True):
            linear = linear * size + index
        return ref, linear


def starts(machine: Machine, places: Sequence[Place], order: Sequence[str]) -> Meaning:
    """`dma_start`: takes the operands of its places, and perhaps those about strides.

    `places` are source, destination and tag; `order` says where the number of elements
    is among the operands: "count" beside "place". A stride is that of the place in the
    slower memory space.
    """
    source, target, _tag = places
    slower_source = space_of(source.ty) <= space_of(target.ty)
    size = source.size

    def run(*operands: object) -> None:
        found, count, rest = _split(places, order, operands)
        (from_, first), (to, last), (tags, at) = found
        stride, chunk = rest or (count, count)
        if count < 0 or chunk <= 0 < count:
            raise Undefined(f"a transfer of {count} elements, {chunk} for each stride")
        slow = [n // chunk * stride + n % chunk for n in range(count)]
        fast = list(range(count))
        inside, outside_ = (slow, fast) if slower_source else (fast, slow)
        starts_ = _positions(from_, first, inside, size)
        ends = _positions(to, last, outside_, size)
        if from_.buffer is to.buffer and _overlap(starts_, ends):
            raise Undefined("a transfer to memory that overlaps its source")
        pairs = list(zip(starts_, ends, strict=True))
        transfer = Transfer(pairs, from_.buffer, to.buffer, size)
        key = (tags.buffer, tags.positions()[at])
        machine.transfers.setdefault(key, []).append(transfer)

    return run


def _overlap(some: Sequence[int], others: Sequence[int]) -> bool:
    return not set(some).isdisjoint(others)


def _split(
    places: Sequence[Place], order: Sequence[str], operands: Sequence[object]
) -> tuple[list[tuple[MemRef, int]], int, Sequence[int]]:
    """The elements at places, the number of elements, and what follows."""
    found = []
    count = 0
    at = 0
    waiting = iter(places)
    for what in order:
        if what == "count":
            count = operands[at]  # type: ignore[assignment]
            at += 1
            continue
        place = next(waiting)
        end = at + 1 + place.operands
        found.append(place.element(operands[at], operands[at + 1 : end]))  # type: ignore[arg-type]
        at = end
    return found, count, operands[at:]  # type: ignore[return-value]


def _positions(ref: MemRef, first: int, steps: Sequence[int], size: int) -> list[int]:
    """Where elements begin that are so far, in row-major order, from the first."""
    count = ref.num_elements
    for step in (min(steps, default=0), max(steps, default=0)):
        if not 0 <= first + step < count:
            raise Undefined(
                f"out of bounds: a transfer of element {first + step} of {count}"
            )
    if ref.is_contiguous:
        return [(ref.offset + first + step) * size for step in steps]
    every = ref.positions()
    return [every[first + step] * size for step in steps]


def waits(machine: Machine, tag: Place) -> Meaning:
    """`dma_wait`: finishes the transfers of a tag, of so many elements together."""

    def run(*operands: object) -> None:
        ((tags, at),), count, _ = _split([tag], ["place", "count"], operands)
        key = (tags.buffer, tags.positions()[at])
        pending = machine.transfers.get(key, [])
        if not pending:
            raise Undefined("no transfer is started that the tag is waited for")
        done = 0
        while pending and done < count:
            transfer = pending.pop(0)
            transfer.finish()
            done += transfer.count
        if done != count:
            raise Undefined(
                f"{count} elements are waited for, of transfers of {done} elements"
            )

    return run
