"""Traits about where an operation is, and what its regions contain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.ir.values import Value
from bridge.ods.rows import Row, Trait, row
from bridge.ods.slots import Slots, segment_sizes, sizes_fault
from bridge.op.base import Rule, of_outline, of_place
from bridge.verifier.layouts import verify_layout
from bridge.verifier.makers import Maker, always


@of_place
def _terminator(op: Operation) -> None:
    if op.parent is None or op.next is not None:
        raise op.error("must be the last operation in the parent block")


def _single_block(line: Row, trait: Trait) -> Rule:
    may_be_empty = line.has_trait("NoTerminator")

    @of_outline
    def check(op: Operation) -> None:
        for i, region in enumerate(op.regions):
            if len(region.blocks) > 1:
                raise op.error(f"expects region #{i} to have 0 or 1 blocks")
            if region.blocks and not may_be_empty and region.blocks[0].last is None:
                raise op.error("expects a non-empty block")

    return check


def _implicit_terminator(line: Row, trait: Trait) -> Rule:
    wanted = trait.arguments[0]

    @of_outline
    def check(op: Operation) -> None:
        for region in op.regions:
            last = region.blocks[0].last if region.blocks else None
            if last is not None and last.name != wanted:
                raise op.error(
                    f"expects regions to end with '{wanted}', found '{last.name}'"
                ).with_note(
                    "in custom textual format, the absence of terminator implies "
                    f"'{wanted}'",
                    op.position,
                )

    return check


def _has_parent(line: Row, trait: Trait) -> Rule:
    wanted = frozenset(trait.arguments)
    named = ", ".join(trait.arguments)
    several = "to be one of " if len(trait.arguments) > 1 else ""

    @of_place
    def check(op: Operation) -> None:
        parent = op.parent_op
        if parent is None or parent.name not in wanted:
            raise op.error(f"expects parent op {several}'{named}'")

    return check


def _has_ancestor(line: Row, trait: Trait) -> Rule:
    wanted = frozenset(trait.arguments)
    named = ", ".join(trait.arguments)
    several = "to be one of " if len(trait.arguments) > 1 else ""

    def check(op: Operation) -> None:
        if not any(outer.name in wanted for outer in _around(op)):
            raise op.error(f"expects ancestor op {several}'{named}'")

    return check


def _around(op: Operation) -> Iterator[Operation]:
    node = op.parent_op
    while node is not None:
        yield node
        node = node.parent_op


@of_outline
def _no_region_arguments(op: Operation) -> None:
    for i, region in enumerate(op.regions):
        if region.blocks and region.blocks[0].arguments:
            number = f" #{i}" if len(op.regions) > 1 else ""
            raise op.error(f"region{number} should have no arguments")


def _segments(kind: str) -> Maker:
    """The segment sizes of the property add up to the number of values."""
    field = f"{kind}s"

    def make(line: Row, trait: Trait) -> Rule:
        slots: Slots = getattr(line, field)
        name, groups = slots.sizes, len(slots)
        zeros = segment_sizes(*[0] * groups)

        def check(op: Operation) -> None:
            written = op.properties.get(name)
            if written is None:
                written = zeros
            if not isinstance(written, DenseArrayAttr) or written.element is not I32:
                raise op.error(f"requires dense i32 array attribute '{name}'")
            sizes = written.values
            if len(sizes) != groups:
                raise op.error(
                    f"'{name}' attribute for specifying {kind} segments must have "
                    f"{groups} elements, but got {len(sizes)}"
                )
            fault = sizes_fault(sizes, len(getattr(op, field)), kind, name)
            if fault is not None:
                raise op.error(fault)

        return check

    return make


def _parallel_region(op: Operation) -> None:
    if len(op.regions) != 1:
        raise op.error("expects one region")


def verify_isolation(op: Operation) -> None:
    """Raises `Invalid` where what an operation holds uses values from outside it."""
    for region in op.regions:
        # Whatever is defined inside is met before, or after, in a block of these.
        inside: set[Block] = set()
        met: set[Value] = set()
        is_met = met.issuperset
        pending = [region]
        suspects: list[tuple[Operation, Value]] = []
        while pending:
            blocks = pending.pop().blocks
            inside.update(blocks)
            for block in blocks:
                met.update(block.arguments)
                inner = block.first
                while inner is not None:
                    operands = inner.operands
                    if operands and not is_met(operands):
                        suspects += [(inner, value) for value in operands]
                    if inner.regions and not _is_isolated(inner):
                        pending += inner.regions
                    met.update(inner.results)
                    inner = inner.next
        for user, value in suspects:
            if value not in met and value.block not in inside:
                _check_inside(op, region, user, value)


def _check_inside(op: Operation, region: Region, user: Operation, value: Value) -> None:
    block = value.block
    around = block.parent if block is not None else None
    if around is None:
        raise user.bare_error("operation's operand is unlinked")
    while around is not region:
        holder = around.parent
        outer = holder.parent_region if holder is not None else None
        if outer is None:
            text = "using value defined outside the region"
            raise user.error(text).with_note(
                "required by region isolation constraints", op.position
            )
        around = outer


def _is_isolated(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and line.isolated


def _at_most_one_child(line: Row, trait: Trait) -> Rule:
    kinds = frozenset(trait.arguments)

    def check(op: Operation) -> None:
        seen: set[str] = set()
        for child in op.regions[0].blocks[0]:
            if child.name in seen:
                raise op.bare_error(
                    "failed to verify AtMostOneChildOf trait: the operation contains "
                    f"at least two operations of type {child.name}"
                )
            if child.name in kinds:
                seen.add(child.name)

    return check


COUNTED: Final[dict[str, Maker]] = {
    "AttrSizedOperandSegments": _segments("operand"),
    "AttrSizedResultSegments": _segments("result"),
}
"""Those of them that count what a signature has."""

STRUCTURAL: Final[dict[str, Maker]] = {
    "HasAncestor": _has_ancestor,
    "HasParent": _has_parent,
    "NoRegionArguments": always(_no_region_arguments),
    "SingleBlock": _single_block,
}
"""The rules that come before the row's own of values and attributes."""

OTHERS: Final[dict[str, Maker]] = {
    "AtMostOneChildOf": _at_most_one_child,
    "DataLayoutOpInterface": always(verify_layout),
    "HasParallelRegion": always(_parallel_region),
    "Terminator": always(_terminator),
}

OF_REGIONS: Final[dict[str, Maker]] = {
    "IsolatedFromAbove": always(verify_isolation),
    "SingleBlockImplicitTerminator": _implicit_terminator,
}
