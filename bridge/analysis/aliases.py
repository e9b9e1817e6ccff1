"""Whether two values may be the same memory, by where they come from."""

from __future__ import annotations

from typing import Final, Literal

from bridge.analysis.dataflow import handed
from bridge.arguments import checked
from bridge.ir.core import BlockArgument, OpResult, Value
from bridge.op.assumptions import DISTINCT_ARGUMENTS, assumes
from bridge.op.interfaces.control_flow import RegionBranch
from bridge.op.interfaces.effects import effects_of
from bridge.op.interfaces.polyhedral import AffineView, NamedMemory
from bridge.op.interfaces.views import is_view_of
from bridge.op.traits import has_trait

Alias = Literal["no", "may", "must"]

_MOST: Final = 1000


@checked
def alias(a: Value, b: Value, *, distinct_arguments: bool = False) -> Alias:
    """Whether two memrefs, or tensors in memory, may share an element.

    `must` is said of one value and of what is seen through nothing but casts.
    `distinct_arguments` says that no two arguments of a function share memory.
    """
    if a is b:
        return "must"
    sources = sources_of(a), sources_of(b)
    for one in sources[0]:
        for other in sources[1]:
            if _may_be(one, other, distinct=distinct_arguments):
                same = one is other and len(sources[0]) == len(sources[1]) == 1
                whole = same and _is_whole(a, one) and _is_whole(b, one)
                return "must" if whole else "may"
    return "no"


@checked
def sources_of(value: Value) -> tuple[Value, ...]:
    """Where memory may come from: allocations, arguments, globals, and what is unknown.

    It is looked for through views, through what loops and conditions carry, and
    branches pass.
    """
    found: dict[Value, None] = {}
    seen: set[Value] = set()
    pending = [value]
    while pending:
        one = pending.pop()
        if one in seen:
            continue
        seen.add(one)
        behind = _behind(one)
        pending += behind
        if not behind:
            found[one] = None
        if len(seen) > _MOST:
            return (value,)
    return tuple(found)


def _behind(value: Value) -> list[Value]:
    """What a value is another name of; nothing where it is a source."""
    if isinstance(value, OpResult):
        op = value.op
        if isinstance(op, RegionBranch):
            return [source for heir, source in handed(op) if heir is value]
        if not op.operands or value is not op.results[0]:
            return []
        source = op.operands[0]
        viewed = isinstance(op, AffineView) or is_view_of(op, source)
        return [source] if viewed else []
    assert isinstance(value, BlockArgument)
    around = value.block.parent_op
    if value.block.is_entry:
        if not isinstance(around, RegionBranch):
            return []
        return [source for heir, source in handed(around) if heir is value]
    return _passed(value)


def _passed(argument: BlockArgument) -> list[Value]:
    """What branches pass to a block; nothing where one does not say."""
    found = []
    region = argument.block.parent
    assert region is not None  # a value that is used is inside an operation
    for block in region.blocks:
        last = block.last
        if last is None or argument.block not in last.successors:
            continue
        values = [source for heir, source in handed(last) if heir is argument]
        if not values:
            return []
        found += values
    return found


def _is_whole(value: Value, source: Value) -> bool:
    """Whether a value is all of a source, behind casts alone."""
    while value is not source:
        op = value.defining_op
        if op is None or not has_trait(op, "CastOpInterface"):
            return False
        value = op.operands[0]
    return True


def _may_be(one: Value, other: Value, *, distinct: bool) -> bool:
    """Whether two sources may be the same memory."""
    if one is other:
        return True
    names = _name(one), _name(other)
    if None not in names:
        return names[0] == names[1]
    made = _is_allocation(one), _is_allocation(other)
    if all(made):
        return False
    arguments = _is_argument(one), _is_argument(other)
    for n, (maker, beside) in enumerate(((one, other), (other, one))):
        outside = arguments[1 - n] or names[1 - n] is not None
        if made[n] and outside and _begins_before(beside, maker):
            return False
    distinct = distinct or assumes(DISTINCT_ARGUMENTS)
    return not (distinct and all(arguments))


def _name(value: Value) -> str | None:
    op = value.defining_op
    return op.memory_name() if isinstance(op, NamedMemory) else None


def _is_allocation(value: Value) -> bool:
    op = value.defining_op
    return op is not None and any(
        effect.kind == "Allocate" and effect.value is value
        for effect in effects_of(op) or ()
    )


def _is_argument(value: Value) -> bool:
    """Whether it comes from outside what is isolated."""
    if not isinstance(value, BlockArgument) or not value.block.is_entry:
        return False
    around = value.block.parent_op
    return around is not None and has_trait(around, "IsolatedFromAbove")


def _begins_before(value: Value, maker: Value) -> bool:
    """Whether an argument or a global is older than what an allocation makes."""
    if not isinstance(value, BlockArgument):
        return True
    around, op = value.block.parent_op, maker.defining_op
    return around is not None and op is not None and around.is_ancestor_of(op)
