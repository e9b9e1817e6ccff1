"""How a value passes between Python and compiled code.

Compiled code is called through the packed wrapper that upstream's engine makes of each
function: it gets a table of pointers, one to each argument in the function's *lowered*
type, and one to the room for its result. A memref is several arguments then, and
several results are one struct.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from bridge.upstream.memref import Owners

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


class Refused(Exception):
    """A value is not what a parameter takes; the text says what was expected."""

    error: type[Exception] = TypeError
    """What the caller gets."""


class RefusedValue(Refused):
    """A value of the right type is none of those that a parameter takes."""

    error = ValueError


class Passed(Protocol):
    """A type as compiled code takes and returns it."""

    @property
    def fields(self) -> tuple[tuple[str, int], ...]:
        """Its LLVM types as arguments, each with its offset in the storage."""

    @property
    def whole(self) -> str:
        """The LLVM type it is as a result."""

    @property
    def size(self) -> int:
        """The bytes it takes in memory, padding at the end included."""

    @property
    def align(self) -> int:
        """What its address is a multiple of."""

    @property
    def codes(self) -> str:
        """Its storage for `struct`, without alignment; as long as `size`."""

    def store(self, memory: WriteableBuffer, offset: int, value: object) -> None:
        """Writes an argument that is not a memref; raises `Refused`."""

    def load(self, items: tuple[object, ...], owners: Owners) -> Any:
        """The result of what `codes` reads; raises `Trap`."""


def align_up(size: int, align: int) -> int:
    """The next multiple of `align`."""
    return -(-size // align) * align


def next_power_of_two(size: int) -> int:
    """The next power of two, 1 at least."""
    return 1 << max(size - 1, 0).bit_length()
