"""The operations of a block: a doubly linked list, and their order.

Inserting and taking out cost O(1) anywhere. The numbers that say which of two comes
first are made when that is first asked, and dropped where an insertion makes them
wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final, overload

from bridge.ir.fields import slot_fields, writer
from bridge.ir.values import User

if TYPE_CHECKING:
    from bridge.ir.blocks import Block
    from bridge.ir.core import Operation

_ORDER_STRIDE: Final = 1 << 10
"""Between the order numbers of neighbours, and before the first: room to insert."""


@slot_fields(parent="_parent", next="_next", previous="_prev")
class Linked(User):
    """The members of blocks: the base of `Operation`, which is in a module above."""

    __slots__ = ("_next", "_order", "_parent", "_prev")

    _next: Operation | None
    _order: int
    """Its number in the order of the block; -1 where it has none."""
    _parent: Block | None
    _prev: Operation | None

    @property
    def parent(self) -> Block | None:
        """The block that holds it."""
        return self._parent

    @property
    def next(self) -> Operation | None:
        """The operation after it in its block."""
        return self._next

    @property
    def previous(self) -> Operation | None:
        """The operation before it in its block."""
        return self._prev


put_next: Final = writer(Linked, "_next")
_put_order: Final = writer(Linked, "_order")
_put_parent: Final = writer(Linked, "_parent")
_put_previous: Final = writer(Linked, "_prev")


def in_order(op: Operation, other: Operation) -> bool:
    """Whether it comes before `other` in the block they share.

    Raises `ValueError` where they share none.
    """
    block = op._parent
    if block is None or block is not other._parent:
        raise ValueError("the operations are not in one block")
    if op._order < 0 or other._order < 0:
        block.renumber()
    return op._order < other._order


@slot_fields(first="_first", last="_last")
class Chain:
    """The operations of a block, in order: the base of `Block`."""

    __slots__ = ("_count", "_first", "_last")

    _count: int
    _first: Operation | None
    _last: Operation | None

    @property
    def first(self) -> Operation | None:
        return self._first

    @property
    def last(self) -> Operation | None:
        return self._last

    def __iter__(self) -> Iterator[Operation]:
        """In order; the operation that was yielded last may be moved or erased."""
        op = self._first
        while op is not None:
            following = op._next
            yield op
            op = following

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return True

    def release(self) -> None:
        """Takes all operations out."""
        op = self._first
        while op is not None:
            following = op._next
            take_out(op)
            op = following
        put_first(self, None)
        _put_last(self, None)
        _put_count(self, 0)

    def renumber(self) -> None:
        """Numbers the operations of the block again."""
        for i, op in enumerate(self, 1):
            _put_order(op, i * _ORDER_STRIDE)

    def _link_before(self, other: Operation, op: Operation) -> None:
        """Puts an operation that is in no block before another of this one."""
        _put_parent(op, self)
        _put_count(self, self._count + 1)
        before = other._prev
        _put_previous(op, before)
        put_next(op, other)
        _put_previous(other, op)
        if before is None:
            put_first(self, op)
        else:
            put_next(before, op)
        _number_between(op)

    def _unlink(self, op: Operation) -> None:
        """Takes out an operation of this block."""
        before, after = op._prev, op._next
        if before is None:
            put_first(self, after)
        else:
            put_next(before, after)
        if after is None:
            _put_last(self, before)
        else:
            _put_previous(after, before)
        take_out(op)
        _put_count(self, self._count - 1)


_put_count: Final = writer(Chain, "_count")
put_first: Final = writer(Chain, "_first")
_put_last: Final = writer(Chain, "_last")


def take_out(op: Operation) -> None:
    """Makes an operation one that is in no block."""
    _put_parent(op, None)
    _put_previous(op, None)
    put_next(op, None)
    _put_order(op, -1)


def _number_between(op: Operation) -> None:
    """An order between the neighbours', or none where there is no room."""
    before, after = op._prev, op._next
    low = before._order if before is not None else 0
    high = after._order if after is not None else -1
    unknown = high < 0 or low < 0
    _put_order(op, -1 if unknown or high - low < 2 else (low + high) // 2)


class Operations(Sequence["Operation"]):
    """A block's operations as a sequence; indexing walks there from the nearer end."""

    __slots__ = ("_block",)

    def __init__(self, block: Block) -> None:
        self._block = block

    def __len__(self) -> int:
        return self._block._count

    def __iter__(self) -> Iterator[Operation]:
        return iter(self._block)

    def __reversed__(self) -> Iterator[Operation]:
        op = self._block._last
        while op is not None:
            before = op._prev
            yield op
            op = before

    def __contains__(self, op: object) -> bool:
        return getattr(op, "parent", None) is self._block

    @overload
    def __getitem__(self, index: int) -> Operation: ...

    @overload
    def __getitem__(self, index: slice) -> list[Operation]: ...

    def __getitem__(self, index: int | slice) -> Operation | list[Operation]:
        if isinstance(index, slice):
            return list(self)[index]
        count = self._block._count
        if index < 0:
            index += count
        if not 0 <= index < count:
            raise IndexError("no such operation in the block")
        if index <= count // 2:
            return next(islice(self, index, None))
        return next(islice(reversed(self), count - 1 - index, None))

    def index(self, op: Operation, start: int = 0, stop: int | None = None) -> int:
        """The position of an operation; raises `ValueError` where it is in no block."""
        for i, other in enumerate(islice(self, start, stop), start):
            if other is op:
                return i
        raise ValueError("no such operation in the block")


def link_last(block: Chain, op: Operation) -> None:
    """Puts an operation that is in no block at the end of one."""
    _put_parent(op, block)
    _put_count(block, block._count + 1)
    last = block._last
    _put_last(block, op)
    if last is None:
        put_first(block, op)
        return
    _put_previous(op, last)
    put_next(last, op)
    # Nobody may ever ask for an order: numbers are made when somebody does.
    if last._order >= 0:
        _put_order(op, last._order + _ORDER_STRIDE)
