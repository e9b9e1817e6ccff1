"""Memory that is used by a view of other memory, which has another layout.

What uses it is given the view, and parts are taken of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge.dialects import builtin, memref
from bridge.dialects.memref.layouts import buffer_type, kept_dimensions, part_type
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType, UnrankedMemRefType
from bridge.op.mixed import Mixed, mixed_lists
from bridge.op.traits import has_trait
from bridge.rewrite.rewriter import Rewriter

__all__ = ["fixes_layout", "part", "place", "use_instead", "users_of_parts"]


def fixes_layout(user: Operation) -> bool:
    """Whether the type of the memory that is used must stay as it is.

    Functions, and the ends of regions, say which it is; so do results and arguments of
    regions that are memory. A pointer is where memory begins, not where a view does.
    """
    blocks = [block for region in user.regions for block in region.blocks]
    values = [*user.results, *[one for block in blocks for one in block.arguments]]
    if isinstance(user, memref.StoreOp) and isinstance(user.value.type, _MEMORY):
        return True
    return (
        isinstance(user, memref.ExtractAlignedPointerAsIndexOp)
        or any(has_trait(user, trait) for trait in _TYPED)
        or any(isinstance(value.type, _MEMORY) for value in values)
    )


_TYPED = ("CallOpInterface", "SymbolUserOpInterface", "Terminator")
_MEMORY = (MemRefType, UnrankedMemRefType)


def users_of_parts(value: Value) -> Iterator[Operation]:
    """What uses memory, or a part of it, other than to take a part."""
    pending = [value]
    while pending:
        for user in pending.pop().users:
            if isinstance(user, memref.SubViewOp):
                pending += user.results
            else:
                yield user


def use_instead(old: Value, new: Value, rewriter: Rewriter) -> None:
    """Uses an operation's result of another layout, and parts of it.

    It is cast where the type must be as it was. Upstream gives calls what is no
    argument of theirs, and replaces whatever else is cast of the operands, too.
    """
    pending, gone = [(old, new)], list[Operation]()
    while pending:
        before, after = pending.pop()
        for user in list(before.users):
            if isinstance(user, memref.SubViewOp):
                with place(rewriter, user):
                    pending.append((user.result, _part_of(user, after)))
                gone.append(user)
        rewriter.replace_uses_where(before, after, lambda use: _may_differ(use.op))
        if any(user not in gone for user in before.users):
            made = after.defining_op
            assert made is not None  # `new`, or a part
            rewriter.point = InsertionPoint.after_op(made)
            with rewriter:
                cast = builtin.UnrealizedConversionCastOp([before.type], [after])
            rewriter.replace_uses_where(
                before, cast.results[0], lambda use: use.op not in gone
            )
    for op in reversed(gone):
        rewriter.erase(op)


def _may_differ(user: Operation) -> bool:
    return not isinstance(user, memref.SubViewOp) and not fixes_layout(user)


def _part_of(op: memref.SubViewOp, source: Value) -> Value:
    """The same part of other memory of the same shape."""
    kept = kept_dimensions(op, buffer_type(op.source), buffer_type(op.result))
    return part(source, mixed_lists(op), kept).result


def part(
    source: Value, lists: Sequence[Mixed], kept: Sequence[int] | None = None
) -> memref.SubViewOp:
    """A part of strided memory, by offsets, sizes and strides.

    It has these dimensions, or all.
    """
    ty = buffer_type(source)
    found = part_type(ty, lists, range(ty.rank) if kept is None else kept)
    assert found is not None  # it is strided
    return memref.SubViewOp(source, *lists, results=[found])


def place(rewriter: Rewriter, op: Operation) -> Rewriter:
    """The rewriter, which puts what it makes before an operation, and where that is."""
    rewriter.point = InsertionPoint.before_op(op)
    rewriter.location = op.any_location
    return rewriter
