"""Whether the values that control flow forwards have the types expected."""

from __future__ import annotations

from typing import Final

from bridge.errors import Invalid
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule, is_of_outline, of_outline
from bridge.op.interfaces.control_flow import (
    Branch,
    Edge,
    Loop,
    RegionBranch,
    passed,
)
from bridge.op.registry import op_class
from bridge.verifier.makers import Maker, always


def _branch(op: Operation) -> None:
    every = passed(op)
    for number, block in enumerate(op.successors):
        operands = every[number]
        made = op.produced[number] if isinstance(op, Branch) and op.produced else 0
        count = made + len(operands)
        if count != len(block.arguments):
            raise op.bare_error(
                f"branch has {count} operands for successor #{number}, "
                f"but target block has {len(block.arguments)}"
            )
        arguments = block.arguments[made:]
        for i, (operand, argument) in enumerate(
            zip(operands, arguments, strict=True), made
        ):
            if operand.type is not argument.type:
                raise op.bare_error(
                    f"type mismatch for bb argument #{i} of successor #{number}"
                )


def _weights(op: Operation) -> None:
    weights = op.properties.get("branch_weights")
    if not isinstance(weights, DenseArrayAttr) or not weights.values:
        return
    found, wanted = len(weights.values), len(op.successors)
    if found != wanted:
        raise op.bare_error(
            "expects number of branch weights to match number of successors: "
            f"{found} vs {wanted}"
        )
    if not any(weights.values):
        raise op.bare_error("branch weights cannot all be zero")


def _region_branch(line: Row, trait: Trait) -> Rule:
    cls = op_class(line.name)
    if cls is None or not issubclass(cls, RegionBranch):
        return lambda op: None
    # Such a loop was found to begin with as many values as its body takes.
    is_counted = issubclass(cls, Loop)

    def check(op: Operation) -> None:
        if not isinstance(op, RegionBranch):
            return
        if is_counted and not op.results and len(op.body.arguments) == 1:
            return
        points = (None, *op.exits())
        if all(_fits(op, e) for point in points for e in op.possible_edges(point)):
            return
        # The edges are computed only now: it takes longer.
        for point in points:
            for edge in op.edges(point):
                _check_edge(op, point, edge)

    is_usual = cls.exits is RegionBranch.exits and cls.carries is RegionBranch.carries
    if is_usual and is_of_outline(cls.possible_edges):
        return of_outline(check)
    return check


def _fits(op: RegionBranch, edge: Edge) -> bool:
    operands, inputs = edge.operands, edge.inputs
    if not operands and not inputs:
        return True
    return len(operands) == len(inputs) and all(
        op.carries(operand.type, value.type)
        for operand, value in zip(operands, inputs, strict=True)
    )


def _check_edge(op: RegionBranch, point: Operation | None, edge: Edge) -> None:
    operands, inputs = edge.operands, edge.inputs
    if len(operands) != len(inputs):
        raise _on_edge(
            op,
            point,
            edge,
            f"region branch point has {len(operands)} operands, but region successor "
            f"needs {len(inputs)} inputs",
        )
    for i, (operand, value) in enumerate(zip(operands, inputs, strict=True)):
        if not op.carries(operand.type, value.type):
            raise _on_edge(
                op,
                point,
                edge,
                f"successor operand type #{i} '{operand.type}' should match successor "
                f"input type #{i} '{value.type}'",
            )


def _on_edge(op: Operation, point: Operation | None, edge: Edge, text: str) -> Invalid:
    source = "parent" if point is None else f"Operation {point.name}"
    target = f"Operation {op.name}"
    if edge.target is not None:
        target = f"Region #{op.regions.index(edge.target)}"
    error = op.error(f"along control flow edge from {source} to {target}: {text}")
    return error.with_note("region branch point", (point or op).position)


OTHERS: Final[dict[str, Maker]] = {
    "BranchOpInterface": always(_branch),
    "WeightedBranchOpInterface": always(_weights),
}
OF_REGIONS: Final[dict[str, Maker]] = {"RegionBranchOpInterface": _region_branch}
