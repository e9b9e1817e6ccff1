"""Memory: buffers of bytes that know what was written, and views of them.

An address is a buffer and an offset in it, so that nothing outside a buffer can be
reached. Buffers have numbers as well, as pointers and memrefs that are stored need
them: each begins at a multiple of 4096, far from its neighbours.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Sequence
from typing import Final, Literal

from bridge.interpreter.poison import Undefined

Kind = Literal["heap", "stack", "global", "argument"]

INITIALIZED, UNINITIALIZED, POISONED = 0, 1, 2
"""What a byte of a buffer may be, besides its value."""

_PAGE: Final = 1 << 12


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
    """

    __slots__ = ("__weakref__", "address", "data", "held", "kind", "size", "state")

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
        if self.states(at, size):
            raise Undefined("memory is read that was not written")
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
            buffer.address = self._next
            self._next += (buffer.size // _PAGE + 2) * _PAGE
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
    """A view: where its first element is, and the sizes and strides in elements."""

    __slots__ = ("buffer", "offset", "sizes", "strides")

    def __init__(
        self,
        buffer: Buffer,
        offset: int,
        sizes: tuple[int, ...],
        strides: tuple[int, ...],
    ) -> None:
        self.buffer = buffer
        self.offset = offset
        self.sizes = sizes
        self.strides = strides

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

    def positions(self) -> list[int]:
        """The positions of all elements, in row-major order."""
        found = [self.offset]
        for size, stride in zip(self.sizes, self.strides, strict=True):
            steps = [stride * i for i in range(size)]
            found = [at + step for at in found for step in steps]
        return found


def row_major(sizes: Sequence[int]) -> tuple[int, ...]:
    """The strides of elements that lie one after the other, the last index fastest."""
    strides = [1] * len(sizes)
    for n in range(len(sizes) - 1, 0, -1):
        strides[n - 1] = strides[n] * sizes[n]
    return tuple(strides)
