"""Memory: buffers of bytes that know what was written, and views of them.

An address is a buffer and an offset in it, so that nothing outside a buffer can be
reached. Buffers have numbers as well, as pointers and memrefs that are stored need
them: each begins at a multiple of 4096, far from its neighbours.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from bridge.interpreter.poison import Undefined

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from bridge.ir.affine import AffineMap

    Array = npt.NDArray[np.int64]

Kind = Literal["heap", "stack", "global", "argument", "function"]

INITIALIZED, UNINITIALIZED, POISONED, IN_TRANSFER = 0, 1, 2, 3
"""What a byte of a buffer may be, besides its value."""

PAGE: Final = 1 << 12


def unreadable(states: bytes) -> str:
    """Why bytes cannot be read that have these states, of which one is not 0."""
    if IN_TRANSFER in states:
        return "memory is read while a transfer to it is not waited for"
    if UNINITIALIZED not in states:
        return "memory is read that holds poison"
    return "memory is read that was not written"


class Freed:
    """The state of the bytes of a buffer that is no longer there."""

    def __init__(self, why: str) -> None:
        self.why = why

    def __getitem__(self, index: object) -> bytes:
        raise Undefined(self.why)

    def __setitem__(self, index: object, value: object) -> None:
        raise Undefined(self.why)


class ReadOnly:
    """The state of the bytes of a buffer that is not to be written."""

    def __getitem__(self, index: slice) -> bytes:
        return bytes(index.stop - index.start)

    def __setitem__(self, index: object, value: object) -> None:
        raise Undefined("memory is written that is constant")


class Buffer:
    """So many bytes that were allocated together.

    `state` has a number for each byte, see above; it is None where all are initialized.
    `used` is the range of bytes that elements were allocated for: the others are before
    the first element of a layout, or between elements. `references` has the memrefs
    that are stored, by the keys that bytes hold. Its number is `begins` bytes after a
    multiple of its alignment.
    """

    __slots__ = (
        "__weakref__",
        "address",
        "alignment",
        "begins",
        "data",
        "held",
        "kind",
        "references",
        "size",
        "state",
        "used",
    )

    def __init__(
        self,
        data: bytearray | memoryview,
        kind: Kind,
        *,
        state: bytearray | Freed | ReadOnly | None = None,
        held: object = None,
    ) -> None:
        self.data = data
        self.size = len(data)
        self.kind = kind
        self.state = state
        self.held = held
        self.address = 0
        self.alignment = 1
        self.begins = 0
        self.references: dict[int, MemRef] = {}
        self.used = (0, self.size)

    @classmethod
    def uninitialized(cls, size: int, kind: Kind) -> Buffer:
        """New memory, of which nothing is written."""
        return cls(bytearray(size), kind, state=bytearray(b"\1") * size)

    def free(self, why: str) -> None:
        """Ends its lifetime: from now on whoever uses it hears why not."""
        self.state = Freed(why)
        self.data = bytearray()

    @property
    def is_freed(self) -> bool:
        """Whether its lifetime has ended."""
        return isinstance(self.state, Freed)

    def states(self, at: int, size: int) -> bytes | None:
        """The states of some bytes; None where all are initialized."""
        if self.state is None:
            return None
        states = bytes(self.state[at : at + size])
        return states if any(states) else None

    def check(self, at: int, size: int) -> None:
        """Raises `Undefined` where bytes are outside the buffer, or it is freed."""
        if self.is_freed:
            self.states(at, size)
        if at < 0 or at + size > self.size:
            raise Undefined(
                f"{size} bytes at offset {at} are outside a buffer of {self.size} bytes"
            )

    def read(self, at: int, size: int) -> bytes:
        """Bytes that must be initialized; poison among them raises `Undefined`."""
        self.check(at, size)
        if states := self.states(at, size):
            raise Undefined(unreadable(states))
        return bytes(self.data[at : at + size])

    def write(self, at: int, data: bytes | bytearray | memoryview) -> None:
        """Writes bytes, which are initialized then."""
        self.check(at, len(data))
        if self.state is not None:
            self.state[at : at + len(data)] = bytes(len(data))
        self.data[at : at + len(data)] = data

    def move(self, at: int, source: Buffer, start: int, size: int) -> None:
        """Copies bytes from a buffer, with what is known of them; both may overlap."""
        source.check(start, size)
        self.check(at, size)
        states = source.states(start, size)
        data = bytes(source.data[start : start + size])
        self.write(at, data)
        if source.references:
            self.references |= source.references
        if states is not None:
            self.mark(at, states)

    def mark(self, at: int, states: bytes) -> None:
        """Says of bytes what they are."""
        if self.state is None:
            self.state = bytearray(self.size)
        self.state[at : at + len(states)] = states


class Heap:
    """The buffers that have numbers."""

    def __init__(self) -> None:
        self._buffers: dict[int, Buffer] = {}
        self._starts: list[int] = []
        self._next = 1 << 32

    def number(self, buffer: Buffer) -> int:
        """The number at which a buffer begins."""
        if not buffer.address:
            alignment = max(buffer.alignment, 1)
            buffer.address = -(-self._next // alignment) * alignment + buffer.begins
            self._next = buffer.address + (buffer.size // PAGE + 2) * PAGE
            self._buffers[buffer.address] = buffer
            insort(self._starts, buffer.address)
        return buffer.address

    def find(self, number: int) -> tuple[Buffer, int] | None:
        """The buffer that a number is in, or directly after, and the offset in it."""
        position = bisect_right(self._starts, number)
        if not position:
            return None
        buffer = self._buffers[self._starts[position - 1]]
        offset = number - buffer.address
        return (buffer, offset) if offset <= buffer.size else None


class MemRef:
    """A view: where its first element is, and the sizes and strides in elements.

    `base` is where its aligned pointer is, from which the offset of its type counts;
    both are positions in the buffer, counted in elements.
    """

    __slots__ = ("base", "buffer", "offset", "sizes", "strides")

    def __init__(
        self,
        buffer: Buffer,
        offset: int,
        sizes: tuple[int, ...],
        strides: tuple[int, ...],
        base: int = 0,
    ) -> None:
        self.buffer = buffer
        self.offset = offset
        self.sizes = sizes
        self.strides = strides
        self.base = base

    def __repr__(self) -> str:
        sizes = "x".join(map(str, self.sizes)) or "()"
        return f"<memref {sizes}, offset {self.offset}, strides {self.strides}>"

    @property
    def num_elements(self) -> int:
        """How many elements it has."""
        product = 1
        for size in self.sizes:
            product *= size
        return product

    def extent(self) -> tuple[int, int]:
        """The lowest and the highest element's position; of none, (0, -1)."""
        if not self.num_elements:
            return 0, -1
        low = high = self.offset
        for size, stride in zip(self.sizes, self.strides, strict=True):
            step = (size - 1) * stride
            low, high = low + min(step, 0), high + max(step, 0)
        return low, high

    def checked(self, size: int, what: str = "view") -> MemRef:
        """Itself; raises `Undefined` where an element is outside the buffer.

        `size` is that of an element in bytes.
        """
        low, high = self.extent()
        if low <= high and (low < 0 or (high + 1) * size > self.buffer.size):
            raise Undefined(
                f"the {what} reaches from element {low} to {high} of a buffer of "
                f"{self.buffer.size // size}"
            )
        return self

    @property
    def is_contiguous(self) -> bool:
        """Whether its elements lie one after the other, in row-major order."""
        running = 1
        for size, stride in zip(self.sizes[::-1], self.strides[::-1], strict=True):
            if size != 1 and stride != running:
                return not self.num_elements
            running *= size
        return True

    def positions(self) -> list[int]:
        """The positions of all elements, in row-major order."""
        found = [self.offset]
        for size, stride in zip(self.sizes, self.strides, strict=True):
            steps = [stride * i for i in range(size)]
            found = [at + step for at in found for step in steps]
        return found


class Mapped(MemRef):
    """A view by an affine map without strides: it lists where each element is."""

    __slots__ = ("map", "table")

    def __init__(self, buffer: Buffer, map_: AffineMap, table: Array) -> None:
        super().__init__(buffer, 0, table.shape, ())
        self.map = map_
        self.table = table

    def extent(self) -> tuple[int, int]:
        if not self.table.size:
            return 0, -1
        return int(self.table.min()), int(self.table.max())

    @property
    def is_contiguous(self) -> bool:
        return False

    def positions(self) -> list[int]:
        found: list[int] = self.table.ravel().tolist()
        return found


def row_major(sizes: Sequence[int]) -> tuple[int, ...]:
    """The strides of elements that lie one after the other, the last index fastest."""
    strides = [1] * len(sizes)
    for n in range(len(sizes) - 1, 0, -1):
        strides[n - 1] = strides[n] * sizes[n]
    return tuple(strides)


def share(one: MemRef, one_size: int, other: MemRef, other_size: int) -> bool:
    """Whether two views have bytes in common; with each the size of its elements."""
    if one.buffer is not other.buffer:
        return False
    (a, b), (c, d) = one.extent(), other.extent()
    if a > b or c > d or (b + 1) * one_size <= c * other_size:
        return False
    if (d + 1) * other_size <= a * one_size:
        return False
    return not _bytes(one, one_size).isdisjoint(_bytes(other, other_size))


def _bytes(ref: MemRef, size: int) -> set[int]:
    return {at * size + n for at in ref.positions() for n in range(size)}
