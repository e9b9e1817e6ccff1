"""Where operations are put while they are made: insertion points and builders.

Inside `with builder:` the constructors of ops insert what they make, each in its own
thread or task: the innermost builder of the context counts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType
from typing import TYPE_CHECKING, Final

from bridge.arguments import checked, one
from bridge.ir.above import ABOVE
from bridge.ir.attributes import EMPTY_DICTIONARY, Entries
from bridge.ir.blocks import Entered
from bridge.ir.core import (
    AnyLocation,
    Block,
    Operation,
    Region,
    Value,
)
from bridge.ir.fields import writer
from bridge.ir.locations import UNKNOWN_LOC, FileLineColLoc
from bridge.ir.types import Type
from bridge.ir.values import BlockArgument, checked_location
from bridge.records import Record


class InsertionPoint(Record, checked=True):
    """Where a builder puts what it makes: before an operation, or at a block's end.

    Raises `ValueError` where the operation is not in the block.
    """

    block: Block
    before: Operation | None = None

    if not TYPE_CHECKING:

        def __init__(self, *given: object, **named: object) -> None:
            super().__init__(*given, **named)
            self.check()

    @classmethod
    def at_end(cls, block: Block) -> InsertionPoint:
        return _point(one(Block, block, "block", "InsertionPoint.at_end"), None)

    @classmethod
    def at_start(cls, block: Block) -> InsertionPoint:
        one(Block, block, "block", "InsertionPoint.at_start")
        return _point(block, block.first)

    @classmethod
    def before_op(cls, op: Operation) -> InsertionPoint:
        one(Operation, op, "op", "InsertionPoint.before_op")
        return _point(block_of(op), op)

    @classmethod
    def after_op(cls, op: Operation) -> InsertionPoint:
        one(Operation, op, "op", "InsertionPoint.after_op")
        return _point(block_of(op), op.next)

    def check(self) -> None:
        """Raises `ValueError` where nothing can be inserted any more."""
        if self.before is not None and self.before.parent is not self.block:
            raise ValueError(f"{self.before.name} is not in this block")

    def insert(self, op: Operation) -> None:
        """Puts an operation there; the next one goes after it."""
        if self.before is None:
            self.block.append(op)
        else:
            self.block.insert_before(self.before, op)


_put_block: Final = writer(InsertionPoint, "block")
_put_before: Final = writer(InsertionPoint, "before")


def _point(block: Block, before: Operation | None) -> InsertionPoint:
    """`InsertionPoint(...)` without its checks."""
    made = object.__new__(InsertionPoint)
    _put_block(made, block)
    _put_before(made, before)
    return made


_Nested = tuple["Builder", "_Nested | None"]

BUILDERS: Final[ContextVar[_Nested | None]] = ContextVar("builders", default=None)
"""The builders that are entered, the innermost first."""


class Builder:
    """Makes operations at an insertion point, each with the builder's location.

    >>> build = Builder.at_end(block)
    >>> two = build("arith.constant", [], [I32], properties={"value": attr}).result
    """

    def __init__(
        self,
        point: InsertionPoint | None = None,
        location: AnyLocation = UNKNOWN_LOC,
        *,
        python_lines: bool = False,
    ) -> None:
        self.point = point
        self.location = location
        self.python_lines = python_lines
        """Whether the constructors of ops give what is given no location the line of
        Python that made it, in place of the builder's."""

    @property
    def place(self) -> tuple[InsertionPoint | None, AnyLocation]:
        """`point` and `location` in one."""
        return self._point, self._location

    @property
    def point(self) -> InsertionPoint | None:
        """Where operations are put; nowhere, where it is `None`."""
        return self._point

    @point.setter
    @checked
    def point(self, point: InsertionPoint | None) -> None:
        self._point = point

    @property
    def location(self) -> AnyLocation:
        """The location of operations that are given none."""
        return self._location

    @location.setter
    def location(self, location: AnyLocation) -> None:
        self._location = checked_location(location, "Builder")

    @classmethod
    @checked
    def at_end(
        cls,
        block: Block,
        location: AnyLocation = UNKNOWN_LOC,
        *,
        python_lines: bool = False,
    ) -> Builder:
        """A builder that puts operations after the last of a block."""
        point = InsertionPoint.at_end(block)
        return cls(point, location, python_lines=python_lines)

    @classmethod
    @checked
    def at_start(
        cls,
        block: Block,
        location: AnyLocation = UNKNOWN_LOC,
        *,
        python_lines: bool = False,
    ) -> Builder:
        """A builder that puts operations before the first of a block."""
        point = InsertionPoint.at_start(block)
        return cls(point, location, python_lines=python_lines)

    @classmethod
    def before(cls, op: Operation) -> Builder:
        return cls(InsertionPoint.before_op(op), op.location)

    @classmethod
    def after(cls, op: Operation) -> Builder:
        return cls(InsertionPoint.after_op(op), op.location)

    def __enter__(self) -> Builder:
        """Makes it the one whose point the constructors of ops insert at."""
        BUILDERS.set((self, BUILDERS.get()))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        inside = BUILDERS.get()
        assert inside is not None  # `__enter__` has put it there
        BUILDERS.set(inside[1])

    def __call__(
        self,
        name: str,
        operands: Sequence[Value] = (),
        result_types: Sequence[Type] = (),
        *,
        properties: Entries = EMPTY_DICTIONARY,
        attributes: Entries = EMPTY_DICTIONARY,
        regions: Sequence[Region] = (),
        successors: Sequence[Block] = (),
        location: AnyLocation | None = None,
    ) -> Operation:
        """Makes an operation and puts it at the insertion point, if there is one."""
        point = self.point
        if point is not None:
            point.check()
        op = Operation(
            name,
            operands,
            result_types,
            properties=properties,
            attributes=attributes,
            regions=regions,
            successors=successors,
            location=self.location if location is None else location,
        )
        return self.insert(op)

    def insert(self, op: Operation) -> Operation:
        """Puts an operation at the insertion point, if there is one."""
        one(Operation, op, "op", "Builder.insert")
        point = self.point
        if point is not None:
            point.insert(op)
        return op

    @contextmanager
    @checked
    def moved_to(self, point: InsertionPoint) -> Iterator[Builder]:
        """Inserts elsewhere for the extent of a `with`."""
        before, self.point = self.point, point
        try:
            yield self
        finally:
            self.point = before


def current_builder() -> Builder | None:
    """The innermost builder whose `with` is open; None outside of all."""
    inside = BUILDERS.get()
    return None if inside is None else inside[0]


_OURS: Final = (os.path.dirname(os.path.dirname(__file__)), "<bridge ")
"""What the names of files of ours begin with, and of code made at run time."""


def python_line() -> AnyLocation:
    """The line of Python, outside of this library, that is being executed."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_OURS):
        frame = frame.f_back
    return FileLineColLoc.at(frame.f_code.co_filename, frame.f_lineno, 1)


@contextmanager
@checked
def inside(block: Block) -> Iterator[BlockArgument | tuple[BlockArgument, ...]]:
    """A builder at the end of a block, for the extent of a `with`.

    Yields the block's argument, or all of them as a tuple where there are none or
    several. What the row of the op around it calls its implicit terminator is taken
    out before, and put there after where nothing else ends the block.
    """
    parent = block.parent_op
    line = None if parent is None else ABOVE.row(parent.name)
    implied: str = "" if line is None else line.implicit_terminator
    last = block.last
    if implied and last is not None and last.name == implied and not last.operands:
        last.erase()
    outer = current_builder()
    builder = Builder.at_end(block)
    if outer is not None:
        builder.location = outer.location
        builder.python_lines = outer.python_lines
    with builder:
        given = block.arguments
        yield given[0] if len(given) == 1 else given
        if implied:
            terminate(block, implied)


@checked
def terminate(block: Block, terminator: str) -> None:
    """Ends a block by an op of this name, where no terminator ends it."""
    last = block.last
    line = None if last is None else ABOVE.row(last.name)
    if line is None or not line.terminator:
        block.append(Operation(terminator))


@checked
def entered_region(region: Region) -> Entered:
    """`inside` of the first block of a region, which is made where it has none."""
    return inside(region.entry or region.append(Block()))


def block_of(op: Operation) -> Block:
    """The block an operation is in; raises `ValueError` where it is in none."""
    block = one(Operation, op, "op", "block_of").parent
    if block is None:
        raise ValueError(f"{op.name} is in no block")
    return block
