"""What expressions, loops and switches may hold.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bridge.dialects.emitc.types import is_emitc
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import I1, Type
from bridge.ods.rows import row


def verify_function(
    op: Operation, inputs: Sequence[Type], results: Sequence[Type]
) -> None:
    """The argument and result types of C functions."""
    if any(is_emitc(ty, "lvalue") for ty in inputs):
        raise op.error("cannot have lvalue type as argument")
    if len(results) > 1:
        raise op.error(f"requires zero or exactly one result, but has {len(results)}")
    if results and is_emitc(results[0], "array"):
        raise op.error("cannot return array type")


def verify_expression(op: Operation) -> None:
    """A tree of operations whose root is yielded, and does its effects once."""
    block = op.regions[0].blocks[0]
    end = block.last
    if end is None or end.name != "emitc.yield" or not end.operands:
        raise op.error("must yield a value at termination")
    value = end.operands[0]
    root = value.defining_op
    if root is None:
        raise op.error("yielded value has no defining op")
    if root.parent_op is not op:
        raise op.error("yielded value not defined within expression")
    if value.type is not op.results[0].type:
        raise op.error("requires yielded type to match return type")
    for inner in block:
        if inner is end:
            break
        if not _is_expression(inner):
            raise op.error("contains an unsupported operation")
        if len(inner.results) != 1:
            raise op.error("requires exactly one result for each operation")
        if not inner.results[0].has_uses:
            raise op.error("contains an unused operation")
    _verify_effects(op, root)


def _is_expression(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and line.has_trait("CExpressionInterface")


def _verify_effects(op: Operation, root: Operation) -> None:
    """An op with effects is on one way to the root alone. Raises `Invalid`."""
    ways: Counter[Operation] = Counter()
    pending = [root]
    while pending:
        inner = pending.pop()
        ways[inner] += 1
        if ways[inner] > 1 and _has_effects(inner):
            raise op.error("requires exactly one use for operations with side effects")
        # Two ways to an op are two ways to its operands; more add nothing.
        if ways[inner] <= _MANY:
            pending += [m for v in inner.operands if (m := v.defining_op) is not None]


_MANY: Final = 2


def _has_effects(op: Operation) -> bool:
    return op.name in ("emitc.apply", "emitc.call", "emitc.call_opaque", "emitc.load")


def verify_for(op: Operation) -> None:
    """One induction variable, of the type of the bounds."""
    arguments = op.regions[0].blocks[0].arguments
    if len(arguments) != 1:
        raise op.error(
            "expected body to have a single block argument for the induction variable"
        )
    if arguments[0].type is not op.operands[0].type:
        raise op.error("expected induction variable to be same type as bounds and step")


def verify_do(op: Any) -> None:
    """The condition is one expression, and the body does not end itself."""
    block = op.condition_region.blocks[0]
    count = len(block)
    if count != 2:
        raise op.error(
            "condition region must contain exactly two operations: 'emitc.expression' "
            f"followed by 'emitc.yield', but found {count} operations"
        )
    first, last = block.first, block.last
    if first.name != "emitc.expression":
        raise op.error(
            "expected first op in condition region to be 'emitc.expression', but got "
            f"{first.name}"
        )
    ty: Type = first.results[0].type
    if ty is not I1:
        raise op.error(
            f"emitc.expression in condition region must return 'i1', but returns '{ty}'"
        )
    if last.name != "emitc.yield":
        raise op.error(
            "expected last op in condition region to be 'emitc.yield', but got "
            f"{last.name}"
        )
    if len(last.operands) != 1:
        raise op.error(
            "expected condition region to return 1 value, but it returns "
            f"{len(last.operands)} values"
        )
    if last.operands[0] is not first.results[0]:
        raise op.bare_error(
            "'emitc.yield' must return result of 'emitc.expression' from this "
            "condition region"
        )
    end = op.body_region.blocks[0].last
    line = row(end.name) if end is not None else None
    if end is not None and (line is None or line.terminator):
        raise op.error("body region must not contain terminator")


def verify_switch(op: Any) -> None:
    """A region for each case, each once, which yield nothing."""
    cases = list(op.cases.values)
    if len(cases) != len(op.case_regions):
        raise op.error(
            f"has {len(op.case_regions)} case regions but {len(cases)} case values"
        )
    for i, case in enumerate(cases):
        if case in cases[:i]:
            raise op.error(f"has duplicate case value: {case}")
    _verify_case(op, op.default_region, "default region")
    for i, region in enumerate(op.case_regions):
        _verify_case(op, region, f"case region #{i}")


def _verify_case(op: Operation, region: Region, name: str) -> None:
    end = region.blocks[0].last
    if end is None or end.name != "emitc.yield":
        found = end.name if end is not None else ""
        raise op.error(f"expected region to end with emitc.yield, but got {found}")
    if end.operands:
        raise op.error(
            f"expected each region to return 0 values, but {name} returns "
            f"{len(end.operands)}"
        ).with_note("see yield operation here", end.position)
