"""What acc and omp ask of atomic reads, writes and updates, and of pairs of them.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bridge.errors import Invalid
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import MemRefType, Type, UnrankedMemRefType
from bridge.ir.values import Value


class _AtomicRead(Protocol):
    """An op that reads a variable into another."""

    x: Value
    v: Value

    def bare_error(self, message: str) -> Invalid: ...


class _AtomicWrite(Protocol):
    """An op that writes a value to a variable."""

    x: Value
    expr: Value

    def bare_error(self, message: str) -> Invalid: ...


class _AtomicUpdate(Protocol):
    """An op whose region is given what a variable holds, and yields what it shall."""

    x: Value

    @property
    def regions(self) -> Sequence[Region]: ...

    def bare_error(self, message: str) -> Invalid: ...


def _pointee(value: Value) -> Type | None:
    ty = value.type
    return ty.element if isinstance(ty, MemRefType | UnrankedMemRefType) else None


def verify_read(op: _AtomicRead) -> None:
    """The value read must be stored in another variable."""
    if op.x is op.v:
        raise op.bare_error(
            "read and write must not be to the same location for atomic reads"
        )


def verify_write(op: _AtomicWrite) -> None:
    """What is written must be of the type that is pointed to."""
    ty = _pointee(op.x)
    if ty is not None and ty is not op.expr.type:
        raise op.bare_error("address must dereference to value type")


def verify_update(op: _AtomicUpdate) -> None:
    """A region that is given the value that is there."""
    region = op.regions[0]
    arguments = region.blocks[0].arguments if region.blocks else []
    if len(arguments) != 1:
        raise op.bare_error("the region must accept exactly one argument")
    ty = _pointee(op.x)
    if ty is not None and ty is not arguments[0].type:
        raise op.bare_error(
            "the type of the operand must be a pointer type whose element type is the "
            "same as that of the region argument"
        )


def verify_updated(op: Operation) -> None:
    """The region yields a value of the same type."""
    block = op.regions[0].blocks[0]
    end = block.last
    assert end is not None  # the region has a terminator by its row
    values = end.operands
    if len(values) != 1:
        raise op.bare_error("only updated value must be returned")
    if values[0].type is not block.arguments[0].type:
        raise op.bare_error("input and yielded value must have the same type")


def verify_captured(op: Operation) -> tuple[Operation, Operation]:
    """An update and a read of it, or a read and what then changes it; both of them."""
    inside = list(op.regions[0].blocks[0])
    if len(inside) != 3:
        raise op.bare_error(
            "expected three operations in atomic.capture region (one terminator, and "
            "two atomic ops)"
        )
    first, second, _ = inside
    kinds = (_kind(first), _kind(second))
    if kinds not in (("update", "read"), ("read", "update"), ("read", "write")):
        raise first.bare_error("invalid sequence of operations in the capture region")
    if first.operands[0] is not second.operands[0]:
        if kinds[0] == "update":
            raise first.bare_error(
                "updated variable in atomic.update must be captured in second operation"
            )
        raise first.bare_error(
            "captured variable in atomic.read must be updated in second operation"
        )
    return first, second


def _kind(op: Operation) -> str:
    dialect, _, name = op.name.partition(".atomic.")
    return name if dialect in ("acc", "omp") else ""
