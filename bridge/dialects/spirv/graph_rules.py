"""Rules of graphs: their inputs and results are tensors."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.spirv.structure_rules import verify_entry
from bridge.dialects.spirv.types import is_spirv
from bridge.ir.attributes import type_of
from bridge.ir.core import Operation
from bridge.ir.types import FunctionType, Type
from bridge.ir.walk import walk_post_order


def verify_results(op: Operation) -> None:
    """A graph has results. Raises `Invalid`."""
    ty = type_of(op.properties.get("function_type"))
    if isinstance(ty, FunctionType) and not ty.results:
        raise op.error("there should be at least one result")


def verify_tensors(op: Operation) -> None:
    """The inputs of a graph and its results at each return. Raises `Invalid`."""
    ty = type_of(op.properties.get("function_type"))
    if not isinstance(ty, FunctionType):
        return
    _verify_each(op, "argument", ty.inputs)
    _verify_each(op, "result", ty.results)
    verify_entry(op, ty.inputs, "graph")
    for inner in walk_post_order(op):
        if inner.name == "spirv.ARM.GraphOutputs":
            _verify_outputs(inner, ty.results)


def _verify_each(op: Operation, part: str, types: Sequence[Type]) -> None:
    for i, ty in enumerate(types):
        if not is_spirv(ty, "arm.tensor"):
            raise op.error(
                f"type of {part} #{i} must be a TensorArmType, but got '{ty}'"
            )


def _verify_outputs(op: Operation, results: Sequence[Type]) -> None:
    if len(op.operands) != len(results):
        raise op.error(
            f"is returning {len(op.operands)} value(s) but enclosing spirv.ARM.Graph "
            f"requires {len(results)} result(s)"
        )
    for i, (value, ty) in enumerate(zip(op.operands, results, strict=True)):
        if value.type is not ty:
            raise op.bare_error(
                f"type of return operand {i} ('{value.type}') doesn't match graph "
                f"result type ('{ty}')"
            )
